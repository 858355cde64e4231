import type { Words } from '../fields/words.ts'

/** Why a file is refused. */
export const refusals = {
  missing: { en: 'Please choose a file', mr: 'कृपया फाइल निवडा' },
  kind: {
    en: 'Only pictures (JPEG, PNG, WebP, AVIF) and PDF documents can be uploaded',
    mr: 'केवळ चित्रे (JPEG, PNG, WebP, AVIF) आणि PDF दस्तऐवज अपलोड करता येतात',
  },
  imageSize: { en: 'The picture is larger than 15 MB', mr: 'चित्र १५ एमबीपेक्षा मोठे आहे' },
  pdfSize: { en: 'The document is larger than 30 MB', mr: 'दस्तऐवज ३० एमबीपेक्षा मोठा आहे' },
  pixels: { en: 'The picture has more than 50 million pixels', mr: 'चित्रात ५ कोटींहून अधिक पिक्सेल आहेत' },
  brokenImage: { en: 'The picture is damaged and cannot be opened', mr: 'चित्र खराब आहे, ते उघडता येत नाही' },
  brokenPdf: { en: 'The document is damaged: its end is missing', mr: 'दस्तऐवज खराब आहे: त्याचा शेवट नाही' },
  page: { en: 'The file has a web page hidden in it', mr: 'फाइलमध्ये वेबपान लपवलेले आहे' },
} satisfies Record<string, Words>

export class Refused extends Error {
  readonly words: Words
  constructor(reason: keyof typeof refusals) {
    super(refusals[reason].en)
    this.words = refusals[reason]
  }
}
