/** Pages without script have no style sheet of their own: built pages alone bring one, and these are no routes. */
export const plainStyle = `
.plain-head{background:var(--deep);color:var(--on-deep);border-block-end:4px solid var(--accent)}
.plain-head .wrap{display:flex;align-items:center;gap:var(--s4);padding-block:var(--s4)}
.plain-head img{inline-size:4rem;block-size:4rem;flex:none;object-fit:contain}
.plain-head p{min-inline-size:0}
.plain-head a{display:block;color:inherit;text-decoration:none}
.plain-head a:hover{text-decoration:underline}
.plain-head a span{color:var(--on-deep-soft);text-decoration:underline}
.plain-head b{display:block;font-size:var(--step-1);line-height:var(--leading-snug)}
.plain-head b+b{color:var(--on-deep-soft);font-size:var(--step-0);font-weight:var(--regular)}
.plain-box{padding:var(--s5);border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface);min-inline-size:0}
.plain-button{display:inline-flex;align-items:center;min-block-size:var(--target);padding-inline:var(--s5);border:0;border-radius:var(--radius);background:var(--action);color:var(--on-action);font:inherit;font-weight:var(--strong);text-decoration:none;cursor:pointer}
.plain-button:hover{background:var(--action-hover);color:var(--on-action)}
`
