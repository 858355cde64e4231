import { isLanguage, type PushMessage } from '@nagardwar/contract/browser'

/** Browsers demand that each message is shown, also one that cannot be read. */
const unreadable: PushMessage = {
  title: 'Alert · तातडीची सूचना',
  body: 'Please open the website. कृपया संकेतस्थळ उघडा.',
  language: 'mr',
  path: '/alerts',
  tag: 'alert',
}

/** A message as the council's server sends it; anything else is shown as one that cannot be read. */
export function messageIn(text: string): PushMessage {
  try {
    const { title, body, language, path, tag } = JSON.parse(text) as Partial<Record<string, unknown>>
    const texts = [title, body, path, tag]
    if (!texts.every((each) => typeof each === 'string') || !isLanguage(String(language))) return unreadable
    return { title, body, language, path, tag } as PushMessage
  } catch {
    return unreadable
  }
}

/** The page that a message opens: of this website, whatever it says. */
export function pageOf(path: unknown, origin: string): string {
  const home = `${origin}/`
  if (typeof path !== 'string' || !URL.canParse(path, home)) return home
  const { href } = new URL(path, home)
  return href.startsWith(home) ? href : home
}

/**
 * What the device shows. The same tag again takes the earlier one's place and makes no sound, so that a message that came
 * twice, or whose words were fixed, is one.
 */
export const shownAs = ({ body, language, tag, path }: PushMessage): NotificationOptions => ({
  body,
  lang: language,
  tag,
  data: { path },
})
