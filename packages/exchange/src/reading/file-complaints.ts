import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { limits } from './limits.ts'

const megabytes = limits.bytes / 1024 / 1024

/** Why a file of a spreadsheet is not read. */
export const fileWords = {
  noFile: { en: 'Please choose an Excel or CSV file', mr: 'कृपया Excel किंवा CSV फाइल निवडा' },
  largeFile: {
    en: `The file is larger than ${megabytes} MB`,
    mr: `फाइल ${toMarathiDigits(megabytes)} MB पेक्षा मोठी आहे`,
  },
  notExcel: {
    en: 'The file could not be read as an Excel file (.xlsx). Please save it again from your spreadsheet program.',
    mr: 'ही फाइल Excel फाइल (.xlsx) म्हणून वाचता आली नाही. कृपया तक्त्याच्या प्रोग्राममधून ती पुन्हा जतन करा.',
  },
  notUtf8: {
    en: 'The file is not in UTF-8. Please save it as “CSV UTF-8” or as an Excel file.',
    mr: 'फाइलमधील मजकूर युनिकोडमध्ये नाही. कृपया ती Excel फाइल किंवा युनिकोड CSV म्हणून जतन करा.',
  },
  tooMuchInside: {
    en: 'The file holds too much to be read. Please divide it into several files.',
    mr: 'फाइलमध्ये वाचता येण्यापेक्षा जास्त माहिती आहे. कृपया तिचे अनेक भाग करा.',
  },
} satisfies Record<string, Words>

export const longCell = (row: number): Words => ({
  en: `A cell of row ${row} is longer than 20,000 characters. If a quotation mark is missing there, please add it; otherwise shorten the text.`,
  mr: `ओळ ${toMarathiDigits(row)} मधील एक चौकट २०,००० अक्षरांपेक्षा मोठी आहे. तेथे अवतरण चिन्ह (") राहिले असल्यास ते लिहा, अन्यथा मजकूर कमी करा.`,
})

export const openQuote = (row: number): Words => ({
  en: `A quotation mark (") in row ${row} is not closed, so everything after it is one cell. Please correct it there, or save the file as Excel (.xlsx).`,
  mr: `ओळ ${toMarathiDigits(row)} मधील अवतरण चिन्ह (") बंद केलेले नाही, त्यामुळे पुढील सर्व मजकूर एकाच चौकटीत आला आहे. कृपया तेथे दुरुस्ती करा, किंवा फाइल Excel (.xlsx) म्हणून जतन करा.`,
})
