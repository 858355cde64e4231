/** What only this page has. */
export const archiveStyle = `
.archive{display:grid;gap:var(--s5)}
.archive>*{min-inline-size:0}
.archive h1{font-size:var(--step-3)}
.archive h2{font-size:var(--step-2)}
.archive h3{font-size:var(--step-0)}
.archive p{max-inline-size:48rem}
.archive a{display:inline-flex;align-items:center;min-block-size:var(--target)}
.archive>p:last-child{display:flex;flex-wrap:wrap;column-gap:var(--s4)}
.archive-years{display:flex;flex-wrap:wrap;gap:var(--s2) var(--s4);list-style:none;padding:0}
.archive-years a{min-inline-size:var(--target);justify-content:center}
.archive-years [aria-current]{font-weight:var(--strong);text-decoration:none}
.archive-notices{list-style:none;padding:0;display:grid;gap:var(--s4);grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
.archive-notices>li{padding:var(--s4);border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface);min-inline-size:0;overflow-wrap:anywhere}
.archive-closed{color:var(--text-soft);font-weight:var(--strong)}
.archive-notices dl>div{display:flex;flex-wrap:wrap;gap:var(--s2)}
.archive-notices dt{color:var(--text-soft);font-size:var(--step--1)}
.archive-notices ul{list-style:none;padding:0}
.archive-notices li>a{display:inline}
.archive-notices li li{padding-block:var(--s3)}
@media print{.archive-notices>li{break-inside:avoid}}
`
