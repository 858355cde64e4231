/** No address is longer (RFC 5321), also where its signs are written as words. */
const longest = 400

const atInBrackets = / ?[([{] ?(?:at|अॅट|ॲट|ऍट|एट|@) ?[)\]}] ?/giu
const dotInBrackets = / ?[([{] ?(?:dot|डॉट|\.) ?[)\]}] ?/giu
const atAlone = / (?:at|अॅट|ॲट|ऍट|एट) /giu
const dotAlone = / (?:dot|डॉट) /giu

/**
 * An address whose signs are written as words, so that no program collects it, as government websites do:
 * `co[at]council[dot]example`, `co at council dot example`. Words without brackets count only where both stand: “ask at
 * council.example” may be a sentence.
 */
export function plainEmail(text: string): string {
  if (text.length > longest) return text
  const plain = text
    .replace(/\u200d/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^mailto: ?/iu, '')
    .replace(atInBrackets, '@')
    .replace(dotInBrackets, '.')
    .replace(/ ?@ ?/gu, '@')
  const spelled = plain.replace(dotAlone, '.')
  return spelled === plain ? plain : spelled.replace(atAlone, '@')
}
