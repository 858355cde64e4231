/** What only this page has. */
export const statusStyle = `
.status{display:grid;gap:var(--s5);max-inline-size:48rem}
.status h1{font-size:var(--step-3)}
.status h2{font-size:var(--step-2)}
.status h3{font-size:var(--step-1)}
.status>p>a,.status form p a{display:inline-flex;align-items:center;min-block-size:var(--target)}
.status-state{font-size:var(--step-1);font-weight:var(--strong)}
.status-lines{white-space:pre-wrap;overflow-wrap:anywhere}
.status-answer{border-inline-start:4px solid var(--accent)}
.status dl>div{padding-block:var(--s2);border-block-end:1px solid var(--line)}
.status dt{color:var(--text-soft);font-size:var(--step--1)}
.status dd{overflow-wrap:anywhere}
.status textarea{inline-size:100%;padding:var(--s3);border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--surface);color:inherit;font:inherit}
.status label{font-weight:var(--strong)}
.status-error,.status-problem b{color:var(--error)}
`
