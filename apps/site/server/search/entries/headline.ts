const longest = 110

/** A record that is one long text has its beginning as title. The whole text is searched and quoted. */
export function titleAndRest(text: string): { title: string; rest: string } {
  const whole = text.replace(/\s+/gu, ' ').trim()
  if (whole.length <= longest) return { title: whole, rest: '' }
  const sentence = /^.{20,110}?[.।!?](?=\s)/u.exec(whole)?.[0]
  if (sentence) return { title: sentence, rest: whole.slice(sentence.length).trim() }
  const cut = whole.lastIndexOf(' ', longest)
  return { title: `${whole.slice(0, cut > 0 ? cut : longest)}…`, rest: whole }
}
