import type { Words } from '../words/words.ts'

/** Why a file is refused. */
export const refusals = {
  missing: { en: 'Please choose a file', mr: 'कृपया फाइल निवडा' },
  kind: {
    en: 'Only pictures (JPEG, PNG, WebP, AVIF), PDF documents and spreadsheets (XLSX, CSV) can be uploaded',
    mr: 'केवळ चित्रे (JPEG, PNG, WebP, AVIF), PDF दस्तऐवज आणि तक्ते (XLSX, CSV) अपलोड करता येतात',
  },
  heic: {
    en: 'The picture is in an iPhone’s format (HEIC), which browsers do not show. Please save it as JPEG and choose that; on the iPhone set Settings › Camera › Formats to “Most Compatible”.',
    mr: 'हे चित्र आयफोनच्या HEIC स्वरूपात आहे; ब्राउझर ते दाखवत नाहीत. कृपया ते JPEG म्हणून जतन करून निवडा. आयफोनवर Settings › Camera › Formats येथे “Most Compatible” निवडा.',
  },
  imageSize: { en: 'The picture is larger than 15 MB', mr: 'चित्र १५ एमबीपेक्षा मोठे आहे' },
  pdfSize: { en: 'The document is larger than 30 MB', mr: 'दस्तऐवज ३० एमबीपेक्षा मोठा आहे' },
  pixels: { en: 'The picture has more than 50 million pixels', mr: 'चित्रात ५ कोटींहून अधिक पिक्सेल आहेत' },
  pictureParts: {
    en: 'The picture is made of too many parts. Please save it again from your picture program.',
    mr: 'चित्राचे फार जास्त भाग आहेत. कृपया चित्रांच्या प्रोग्राममधून ते पुन्हा जतन करा.',
  },
  avifTraces: {
    en: 'The picture (AVIF) says where and with what it was taken, and this cannot be taken out of it here. Please save it as JPEG or WebP.',
    mr: 'हे चित्र (AVIF) कोठे व कशाने काढले याची माहिती त्यात आहे, आणि ती येथे काढता येत नाही. कृपया ते JPEG किंवा WebP म्हणून जतन करा.',
  },
  brokenImage: { en: 'The picture is damaged and cannot be opened', mr: 'चित्र खराब आहे, ते उघडता येत नाही' },
  brokenPdf: { en: 'The document is damaged: its end is missing', mr: 'दस्तऐवज खराब आहे: त्याचा शेवट नाही' },
  pdfPassword: {
    en: 'The document opens with a password alone, so residents could not read it. Please save it without a password and upload it again.',
    mr: 'दस्तऐवज केवळ पासवर्डने उघडतो, त्यामुळे नागरिकांना तो वाचता येणार नाही. कृपया पासवर्ड काढून तो जतन करा व पुन्हा अपलोड करा.',
  },
  pdfForm: {
    en: 'The document is a form that opens in Adobe’s programs alone (XFA); residents would see “Please wait”. Please print or save it as an ordinary PDF and upload that.',
    mr: 'हा अर्ज केवळ Adobe च्या प्रोग्राममध्ये उघडतो (XFA); नागरिकांना फक्त “Please wait” दिसेल. कृपया तो साधा PDF म्हणून जतन करून अपलोड करा.',
  },
  pdfProgram: {
    en: 'The document has more than pages: a program (script), a file, a video or an XFA form, or it opens or sends something by itself. Please save it without, for example by printing it as PDF, and upload that.',
    mr: 'दस्तऐवजात पानांशिवाय आणखी काही आहे: प्रोग्राम (स्क्रिप्ट), फाइल, व्हिडिओ किंवा XFA अर्ज, किंवा तो आपोआप काही उघडतो अथवा पाठवतो. कृपया ते काढून (उदा. PDF म्हणून प्रिंट करून) जतन करा व अपलोड करा.',
  },
  sheetSize: { en: 'The spreadsheet is larger than 5 MB', mr: 'तक्ता ५ एमबीपेक्षा मोठा आहे' },
  brokenSheet: {
    en: 'The spreadsheet cannot be read. Please save it again from your spreadsheet program, as Excel (.xlsx) or as CSV in UTF-8.',
    mr: 'तक्ता वाचता येत नाही. कृपया तक्त्याच्या प्रोग्राममधून तो Excel (.xlsx) किंवा युनिकोड CSV म्हणून पुन्हा जतन करा.',
  },
  sheetProgram: {
    en: 'The spreadsheet has a program (macro), another file or a link to another file in it. Please save it without them.',
    mr: 'तक्त्यात प्रोग्राम (मॅक्रो), दुसरी फाइल किंवा दुसऱ्या फाइलचा दुवा आहे. कृपया ते काढून तक्ता पुन्हा जतन करा.',
  },
  sheetFormula: {
    en: 'The CSV file has a formula in it, a cell that begins with =. Please save it with values alone, or as Excel (.xlsx).',
    mr: 'CSV फाइलमध्ये सूत्र (= ने सुरू होणारा रकाना) आहे. कृपया ती केवळ मूल्यांसह किंवा Excel (.xlsx) म्हणून जतन करा.',
  },
  page: { en: 'The file has a web page hidden in it', mr: 'फाइलमध्ये वेबपान लपवलेले आहे' },
  infected: {
    en: 'A virus was found in the file. It was not stored. Please tell whoever looks after your computers.',
    mr: 'फाइलमध्ये व्हायरस आढळला. ती साठवलेली नाही. कृपया संगणक व्यवस्थापकांना कळवा.',
  },
  notSearched: {
    en: 'Files cannot be searched for viruses right now, so none is stored. Please try again in a few minutes.',
    mr: 'सध्या फाइलींची व्हायरस तपासणी होऊ शकत नाही, म्हणून फाइल साठवलेली नाही. कृपया काही मिनिटांनी पुन्हा प्रयत्न करा.',
  },
  tooLargeToSearch: {
    en: 'The file is too large or too nested to be searched for viruses, so it was not stored. Please make it smaller or simpler and upload it again.',
    mr: 'फाइल फार मोठी किंवा गुंतागुंतीची असल्याने तिची व्हायरस तपासणी होऊ शकत नाही, म्हणून ती साठवलेली नाही. कृपया ती लहान किंवा साधी करून पुन्हा अपलोड करा.',
  },
} satisfies Record<string, Words>

/** Of several files a person must know which one is meant. */
export const ofFile = (name: string, { en, mr }: Words): Words =>
  name === '' ? { en, mr } : { en: `${name}: ${en}`, mr: `${name}: ${mr}` }

export type RefusalReason = keyof typeof refusals

export class Refused extends Error {
  readonly reason: RefusalReason
  readonly words: Words
  constructor(reason: RefusalReason) {
    super(refusals[reason].en)
    this.reason = reason
    this.words = refusals[reason]
  }
}
