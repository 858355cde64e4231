/** What only this page has. */
export const transparencyStyle = `
.transparency{display:grid;gap:var(--s5)}
.transparency>*{min-inline-size:0}
.transparency h1{font-size:var(--step-3)}
.transparency h2{font-size:var(--step-2)}
.transparency h3,.transparency h4{font-size:var(--step-0)}
.transparency p{max-inline-size:48rem}
.transparency p>a{display:inline-flex;align-items:center;min-block-size:var(--target)}
.transparency-counts{display:flex;flex-wrap:wrap;gap:var(--s4) var(--s5)}
.transparency-counts dd{font-size:var(--step-2);font-weight:var(--strong)}
.transparency-open{list-style:none;padding:0;columns:2 24rem;column-gap:var(--s6)}
.transparency-open li{padding-block:var(--s2);border-block-end:1px solid var(--line);break-inside:avoid}
.transparency-law{border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface);padding-inline:var(--s4)}
.transparency-law>summary{padding-block:var(--s3);cursor:pointer}
.transparency-law>summary h3{display:inline}
.transparency-law[open]{padding-block-end:var(--s4)}
.transparency-lines{list-style:none;padding:0;display:grid;gap:var(--s4);grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
.transparency-lines li{padding:var(--s4);border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface);min-inline-size:0}
.transparency-lines dl{margin-block:var(--s2)}
.transparency-lines dl>div{display:flex;flex-wrap:wrap;gap:var(--s2)}
.transparency-lines dt,.transparency-counts dt{color:var(--text-soft);font-size:var(--step--1)}
.transparency-state{display:inline-block;padding:0 var(--s2);border:1px solid currentcolor;border-radius:var(--radius-s);color:var(--text-soft);font-size:var(--step--1);font-weight:var(--strong);line-height:1.6}
.transparency-met.transparency-state{background:var(--success-bg);color:var(--success)}
.transparency-late.transparency-state,.transparency-missing.transparency-state{background:var(--error-bg);color:var(--error)}
@media print{.transparency-law::details-content{content-visibility:visible;block-size:auto}.transparency-law>summary{break-after:avoid}.transparency-lines{grid-template-columns:1fr 1fr}.transparency-lines li{break-inside:avoid}}
`
