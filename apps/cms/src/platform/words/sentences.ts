import { type Language, languageParameters, languages } from '@nagardwar/contract'

/** What the API says to people, in both languages. */
export const sentences = {
  badLanguage: {
    en: 'The language must be en or mr, and the same wherever it is given',
    mr: 'भाषा en किंवा mr असावी आणि सर्व ठिकाणी सारखीच असावी',
  },
  notFound: { en: 'There is nothing at this address', mr: 'या पत्त्यावर काहीही नाही' },
  notTheSite: {
    en: 'Only the council’s website is answered here',
    mr: 'येथे केवळ संस्थेच्या संकेतस्थळाला उत्तर दिले जाते',
  },
  wrongMethod: { en: 'This address does not answer such a request', mr: 'हा पत्ता अशा विनंतीला उत्तर देत नाही' },
  wrongType: { en: 'Send the fields as JSON or as a form', mr: 'माहिती JSON किंवा फॉर्म स्वरूपात पाठवा' },
  notReadable: { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' },
  tooLarge: { en: 'The message is too large', mr: 'संदेश फार मोठा आहे' },
  badKey: {
    en: 'The Idempotency-Key must have 1 to 200 visible ASCII characters',
    mr: 'Idempotency-Key मध्ये १ ते २०० दृश्य ASCII अक्षरे असावीत',
  },
  keyUsed: {
    en: 'Another message was sent with the same Idempotency-Key',
    mr: 'याच Idempotency-Key सह वेगळा संदेश पाठवला गेला आहे',
  },
  checkFields: { en: 'Please check the fields', mr: 'कृपया माहिती तपासा' },
  received: { en: 'Feedback sent successfully!', mr: 'अभिप्राय यशस्वीरीत्या पाठवला!' },
  counted: { en: 'Thank you. Your answer has been counted.', mr: 'धन्यवाद. आपले उत्तर नोंदवले गेले आहे.' },
  batchCounted: { en: 'This has been counted.', mr: 'ही संख्या नोंदवली गेली आहे.' },
  deviceTold: { en: 'This device will get alerts.', mr: 'या उपकरणावर सूचना मिळतील.' },
  deviceForgotten: {
    en: 'This device will get no more alerts.',
    mr: 'या उपकरणावर यापुढे सूचना मिळणार नाहीत.',
  },
  mailAsked: {
    en: 'Please look at your mail: it has a link to confirm that you want this.',
    mr: 'कृपया आपला ई-मेल पाहा: त्यात खात्री करण्याचा दुवा आहे.',
  },
  mailEnded: { en: 'This address gets no more mails.', mr: 'या पत्त्यावर यापुढे ई-मेल येणार नाहीत.' },
  pushService: {
    en: 'The notification service of this browser cannot be used here',
    mr: 'या ब्राउझरची सूचना सेवा येथे वापरता येत नाही',
  },
  tooMany: { en: 'Too many answers today', mr: 'आज फार उत्तरे आली आहेत' },
  tooOften: {
    en: 'Too many requests. Please wait a little.',
    mr: 'फार विनंत्या आल्या. कृपया थोडा वेळ थांबा.',
  },
  failed: { en: 'Something went wrong. Please try again.', mr: 'काहीतरी चूक झाली. कृपया पुन्हा प्रयत्न करा.' },
  addedAlready: {
    en: 'Nothing more can be added to this message',
    mr: 'या संदेशात आणखी काही जोडता येत नाही',
  },
  badRange: { en: 'The file has no such part', mr: 'फाइलमध्ये असा भाग नाही' },
} satisfies Record<string, Record<Language, string>>

export type Sentence = keyof typeof sentences

const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text)

/** The language of the answer: the parameter's, else the first supported one of the browser's. */
export function languageOf(request: Request): Language {
  const query = new URL(request.url).searchParams
  const asked = languageParameters.map((parameter) => query.get(parameter) ?? undefined).find(isLanguage)
  if (asked) return asked
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'en'
}

export const say = (sentence: Sentence, request: Request): string => sentences[sentence][languageOf(request)]
