import { emailPattern } from '@nagardwar/contract'
import { isOldFont } from '@nagardwar/exchange/fonts/old-font'
import { isPublicHost } from '../../platform/public-host.ts'
import type { Words } from '../../platform/words/words.ts'

/** Checks a filled-in value and returns what is wrong with it, or nothing. */
export type Check = (value: string) => Words | undefined

const checked =
  (isRight: (value: string) => boolean, wrong: Words): Check =>
  (value) =>
    isRight(value) ? undefined : wrong

/** An address of the public internet. A name before the host's (`https://bank.example@evil.example`) misleads readers. */
function isHttp(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\/[^/\s]+/i.test(value) || /\s/.test(value)) return false
  const { username, password, hostname } = new URL(value)
  return username === '' && password === '' && isPublicHost(hostname)
}

// After a second slash, the rest of the path would be another host's name.
const isPath = (value: string): boolean => /^\/(?![/\\])\S*$/.test(value)

export const link = checked((value) => value === '#' || isPath(value) || isHttp(value), {
  en: "must be a path such as /history or a full address of a public website or '#'",
  mr: '/history सारखा मार्ग किंवा सार्वजनिक संकेतस्थळाचा पूर्ण पत्ता किंवा ‘#’ असावा',
})

export const path = checked(isPath, {
  en: 'must be a path such as /tax',
  mr: '/tax सारखा मार्ग असावा',
})

export const servicePage = checked((value) => /^\/services\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
  en: 'must be an address such as /services/birth-certificate in small Latin letters',
  mr: '/services/birth-certificate सारखा, इंग्रजी लहान अक्षरांतील पत्ता असावा',
})

export const noticePage = checked((value) => /^\/notices\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
  en: 'must be an address such as /notices/lake-road-trees in small Latin letters',
  mr: '/notices/lake-road-trees सारखा, इंग्रजी लहान अक्षरांतील पत्ता असावा',
})

// Old addresses contain spaces, brackets and Devanagari.
export const oldPath = checked((value) => /^\/(?![/\\])[^\p{Cc}]*$/u.test(value) && value !== '/', {
  en: 'must be a path such as /tax-department.php',
  mr: '/tax-department.php सारखा मार्ग असावा',
})

export const webAddress = checked(isHttp, {
  en: 'must be a full address of a public website that starts with http or https',
  mr: 'http किंवा https ने सुरू होणारा सार्वजनिक संकेतस्थळाचा पूर्ण पत्ता असावा',
})

const isFinancialYear = (value: string): boolean => {
  const [, begins = '', ends = ''] = /^(20[0-9]{2})-([0-9]{2})$/.exec(value) ?? []
  return begins !== '' && Number(ends) === (Number(begins) + 1) % 100
}

export const financialYear = checked(isFinancialYear, {
  en: 'must be two years that follow each other, such as 2026-27',
  mr: '२०२६-२७ सारखी लागोपाठची दोन वर्षे असावीत',
})

/** The 11 characters of a video's id, from every form of address that people paste. */
export function videoId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const fromPath = url.pathname.match(/^\/(?:embed\/|shorts\/|live\/|v\/)?([^/]+)\/?$/)?.[1]
  const id = url.searchParams.get('v') ?? fromPath ?? ''
  return /^[A-Za-z0-9_-]{11}$/.test(id) ? id : undefined
}

export const video = checked((value) => isHttp(value) && videoId(value) !== undefined, {
  en: 'must be the address of a video with its id of 11 characters',
  mr: 'हा ११ अक्षरांची ओळख असलेला व्हिडिओचा पत्ता असावा',
})

// The site makes a link of it.
export const email = checked((value) => emailPattern.test(value), {
  en: 'must be an email address such as office@example.org',
  mr: 'office@example.org सारखा ई-मेल पत्ता असावा',
})

/** Marathi that only its own font shows as Marathi: residents, the search and screen readers get Latin signs. */
export const marathiInUnicode = checked((value) => !isOldFont(value), {
  en: 'is typed in an old font such as Kruti Dev or Shivaji – please type it in Unicode or convert it first',
  mr: 'हा मजकूर कृतिदेव किंवा शिवाजी यांसारख्या जुन्या फॉन्टमध्ये आहे – कृपया तो युनिकोडमध्ये टाइप करा किंवा आधी रूपांतरित करा',
})
