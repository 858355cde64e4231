/** What only the page of a closed website has. */
export const closedStyle = `
.closed-parts{display:grid;gap:var(--s6)}
.closed-parts h2{font-size:var(--step-2)}
.closed-parts section>:is(h2,h3)+dl{margin-block-start:var(--s2)}
.closed-parts section>h2:not(:first-child),.closed-parts h3{font-size:var(--step-1)}
.closed-parts dl>div{padding-block:var(--s2);border-block-end:1px solid var(--line)}
.closed-parts dt{color:var(--text-soft);font-size:var(--step--1)}
.closed-parts dd a{display:inline-flex;align-items:center;min-block-size:var(--target);overflow-wrap:anywhere}
@media (width>=48rem){.closed-parts{grid-template-columns:1fr 1fr;align-items:start}}
`
