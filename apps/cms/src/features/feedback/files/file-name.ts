import { inOneLine, isTooLongToRead, residentFileLimits } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'

/** What a name may not have on a computer of the staff, and what would turn its direction. */
const notInNames = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu
const ending = /\.[^.]{0,10}$/
const hidden = /^[.\s]+/

/**
 * The name under which staff see a file: its sender's own words, with the ending of what it is. Joiners go with the other
 * invisible letters; a name is for reading alone.
 */
export function nameOf(given: string, extension: string): string {
  const read = isTooLongToRead(given, residentFileLimits.name) ? '' : given
  const stem = inOneLine(read).replace(notInNames, ' ').replace(hidden, '').replace(ending, '').trim()
  const most = residentFileLimits.name - extension.length - 1
  return `${[...stem].slice(0, most).join('').trim() || 'file'}.${extension}`
}

/** The name in `Content-Disposition`, as the site sends it (RFC 8187); empty where there is none. */
export function nameIn(headers: Headers): string {
  const said = headers.get('content-disposition') ?? ''
  const at = said.indexOf("filename*=UTF-8''")
  return at < 0 ? '' : (percentDecoded(said.slice(at + "filename*=UTF-8''".length)) ?? '')
}
