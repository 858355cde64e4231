import { z } from 'zod'

const line = z.string().trim().min(1).max(2000)

/** A text in both languages, or one for both. */
const words = z.union([line, z.strictObject({ en: line, mr: line })], {
  error: 'must be a text, or { "en": "…", "mr": "…" }',
})
const web = z.url({ protocol: /^https?$/, error: 'must be an address such as https://council.example' })
const mail = z.email({ error: 'must be an e-mail address' })
const telephone = z
  .string()
  .regex(/^[+]?[\p{Nd} ()-]{3,30}$/u, 'must be a telephone number: digits, spaces and hyphens')
const degrees = (most: number) => z.number().min(-most).max(most)
const picture = z
  .string()
  .regex(/^(?:https:\/\/\S+|[^\0\\]+)\.(?:png|jpe?g|webp)$/i, 'must be a .png, .jpg or .webp picture')

const colours = z.strictObject({
  brandHue: z.number().min(0).max(360).optional(),
  brandChroma: z.number().min(0).max(0.4).optional(),
  accentHue: z.number().min(0).max(360).optional(),
  accentChroma: z.number().min(0).max(0.4).optional(),
  radius: z.number().min(0).max(40).optional(),
})

/** Keys of interface texts, such as `home:taskTax`, and descriptions of pictures. */
const textKey = z.string().regex(/^(?:[a-z][a-z-]*:[A-Za-z]\w*|image:\/\S+)$/)

/** The content of the file (docs/operations.md). Its names are those of the list of settings. */
export const councilFileSchema = z
  .strictObject({
    name: words,
    abbreviation: words,
    emblem: picture,
    colours,
    address: words,
    latitude: degrees(90),
    longitude: degrees(180),
    mapUrl: web,
    phones: z.array(telephone).max(10),
    email: mail,
    grievanceEmail: mail,
    officeHours: words,
    alwaysOpen: words,
    chatReply: words,
    answerDays: z.int().min(1).max(365),
    feedbackContact: z.enum(['both', 'either']),
    feedbackMonths: z.int().min(1).max(120),
    helpline: telephone,
    emergency: telephone,
    messagingPhone: telephone,
    videoChannel: web,
    photoSharing: web,
    shortMessage: web,
    socialNetwork: web,
    shownWhenEmpty: z.array(z.string().regex(/^\/[a-z-]*$/, 'must be a path such as /roads')).max(60),
    texts: z.record(textKey, words),
  })
  .partial()
  .required({ name: true })

export type CouncilFile = z.infer<typeof councilFileSchema>
export type Words = z.infer<typeof words>
