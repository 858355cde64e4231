import { largeFile, notASheet } from '@nagardwar/exchange/reading/file-complaints'
import { andThen, noHeadings } from '@nagardwar/exchange/reading/heading-words'
import { limits } from '../../../content/sheets/limits.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'

const megabytes = limits.bytes / 1024 / 1024

/** What the page of an import and its answers say. */
export const words = {
  title: { en: 'Import a spreadsheet', mr: 'तक्ता आयात करा' },
  how: {
    en: 'Download the list as Excel or CSV, change it in your spreadsheet program, and choose the file here. A row is found again by its number; a row without a number is added; a record that is not in the file stays as it is. Nothing is stored before you have seen what would change.',
    mr: 'यादी Excel किंवा CSV स्वरूपात डाउनलोड करा, तक्त्यात बदल करा आणि ती फाइल येथे निवडा. ओळ तिच्या क्रमांकावरून ओळखली जाते; क्रमांक नसलेली ओळ नवीन नोंद म्हणून जोडली जाते; फाइलमध्ये नसलेली नोंद आहे तशीच राहते. काय बदलेल हे आपण पाहण्यापूर्वी काहीही साठवले जात नाही.',
  },
  file: {
    en: `Excel or CSV file, at most ${megabytes} MB and ${limits.changes} changes`,
    mr: `Excel किंवा CSV फाइल, जास्तीत जास्त ${toMarathiDigits(megabytes)} एमबी व ${toMarathiDigits(limits.changes)} बदल`,
  },
  look: { en: 'Show what would change', mr: 'काय बदलेल ते दाखवा' },
  looking: { en: 'The file is being read …', mr: 'फाइल वाचली जात आहे …' },
  storing: {
    en: 'The drafts are being stored. With hundreds of rows this takes a minute or more; please leave this page open.',
    mr: 'मसुदे साठवले जात आहेत. शेकडो ओळी असल्यास एक मिनिट किंवा अधिक वेळ लागतो; कृपया हे पान उघडे ठेवा.',
  },
  preview: { en: 'What would change', mr: 'काय बदलेल' },
  added: { en: 'Added', mr: 'नवीन' },
  changed: { en: 'Changed', mr: 'बदललेल्या' },
  unchanged: { en: 'Left alone', mr: 'आहेत तशाच' },
  wrong: { en: 'With errors', mr: 'चुका असलेल्या' },
  rows: { en: 'Rows', mr: 'ओळी' },
  errors: { en: 'Please correct', mr: 'कृपया दुरुस्त करा' },
  notChanged: { en: 'Is not changed by an import', mr: 'आयातीने बदलत नाही' },
  notRead: { en: 'Columns that are not in this list', mr: 'या यादीत नसलेले स्तंभ' },
  row: { en: 'Row', mr: 'ओळ' },
  number: { en: 'No.', mr: 'क्र.' },
  empty: { en: 'empty', mr: 'रिकामे' },
  insteadOf: { en: 'instead of', mr: 'याऐवजी' },
  losesForm: {
    en: 'The headings, lists, links and tables of this text are lost: it becomes plain text.',
    mr: 'या मजकुरातील शीर्षके, याद्या, दुवे व तक्ते राहणार नाहीत: तो साधा मजकूर होईल.',
  },
  nothing: {
    en: 'The file changes nothing: every row is as it is in the desk.',
    mr: 'फाइलमुळे काहीही बदलत नाही: प्रत्येक ओळ कक्षात आहे तशीच आहे.',
  },
  remark: { en: 'Remark for who approves', mr: 'मंजुरी देणाऱ्यांसाठी शेरा' },
  take: { en: 'Save as drafts and send for approval', mr: 'मसुदे म्हणून जतन करून मंजुरीसाठी पाठवा' },
  takeGood: {
    en: 'Only the good rows: save as drafts and send for approval',
    mr: 'फक्त बरोबर ओळी: मसुदे म्हणून जतन करून मंजुरीसाठी पाठवा',
  },
  taken: { en: 'Sent for approval', mr: 'मंजुरीसाठी पाठवले' },
  toApprovals: { en: 'Open the request for approval', mr: 'मंजुरीची विनंती उघडा' },
  failed: {
    en: 'The desk does not answer. If you saved the file again after choosing it, choose it once more.',
    mr: 'कक्षाकडून उत्तर नाही. फाइल निवडल्यानंतर ती पुन्हा जतन केली असल्यास पुन्हा निवडा.',
  },
  notAllowed: { en: 'You cannot import into this list', mr: 'या यादीत आपण आयात करू शकत नाही' },
  noFile: notASheet,
  largeFile: largeFile(limits.bytes),
  noHeadings: andThen(noHeadings, {
    en: 'Please choose the sheet and the row with the headings, and say what stands in each column.',
    mr: 'पत्रक व शीर्षकांची ओळ निवडा, आणि प्रत्येक स्तंभात काय आहे ते सांगा.',
  }),
  noRows: { en: 'The file has no rows below its headings', mr: 'फाइलमध्ये शीर्षकांखाली एकही ओळ नाही' },
  sinceThen: {
    en: 'The file or a record was changed since you looked. Please look again at what would change.',
    mr: 'आपण पाहिल्यानंतर फाइल किंवा नोंद बदलली आहे. कृपया काय बदलेल ते पुन्हा पाहा.',
  },
  hasErrors: {
    en: 'Some rows have errors. Correct them, or import only the good rows.',
    mr: 'काही ओळींमध्ये चुका आहेत. त्या दुरुस्त करा, किंवा फक्त बरोबर ओळी आयात करा.',
  },
  notStored: {
    en: 'Not all rows were stored. What was stored waits as drafts that nobody has sent:',
    mr: 'सर्व ओळी साठवल्या गेल्या नाहीत. साठवलेले मसुदे न पाठवलेल्या मसुद्यांत आहेत:',
  },
  isImport: { en: 'From the spreadsheet', mr: 'तक्त्यातून' },
} satisfies Record<string, Words>

/** What is wrong with one row or one cell. */
export const complaints = {
  notANumber: {
    en: 'The number of a record is made of digits; a new row has none',
    mr: 'नोंदीचा क्रमांक अंकांत असतो; नवीन ओळीला क्रमांक नसतो',
  },
  noSuchNumber: {
    en: 'There is no record with this number in the list; a new row has no number',
    mr: 'या क्रमांकाची नोंद यादीत नाही; नवीन ओळीला क्रमांक नसतो',
  },
  numberTwice: {
    en: 'Another row of the file has the same number',
    mr: 'फाइलमधील दुसऱ्या ओळीला हाच क्रमांक आहे',
  },
  noSuchRecord: {
    en: 'There is no such record in the other list; write its number, or its whole name',
    mr: 'दुसऱ्या यादीत अशी नोंद नाही; तिचा क्रमांक किंवा संपूर्ण नाव लिहा',
  },
  manyRecords: {
    en: 'Several records of the other list have this name; write the number',
    mr: 'दुसऱ्या यादीत या नावाच्या अनेक नोंदी आहेत; क्रमांक लिहा',
  },
  otherName: {
    en: 'The record with this number has another name',
    mr: 'या क्रमांकाच्या नोंदीचे नाव वेगळे आहे',
  },
  noSuchFile: {
    en: 'There is no such file in the desk; upload it first',
    mr: 'कक्षात अशी फाइल नाही; ती आधी अपलोड करा',
  },
  keyTaken: {
    en: 'Another record or row has the same value, and no two may share it',
    mr: 'दुसऱ्या नोंदीत किंवा ओळीत हेच मूल्य आहे; ते दोघांचे असू शकत नाही',
  },
  isLocked: {
    en: 'Somebody is editing this record now',
    mr: 'ही नोंद आत्ता कोणीतरी संपादित करत आहे',
  },
} satisfies Record<string, Words>

export const moreKinds = (count: number): Words => ({
  en: `Further kinds of errors: ${count}. They are shown once these are corrected.`,
  mr: `आणखी प्रकारच्या चुका: ${toMarathiDigits(count)}. या दुरुस्त केल्यावर त्या दिसतील.`,
})

/** Which sheet was read, and the row of its headings; 0 where it has none. */
export const readFrom = (sheet: string, row: number): Words => {
  const headings: Words =
    row === 0
      ? { en: 'no headings', mr: 'शीर्षके नाहीत' }
      : { en: `headings in row ${row}`, mr: `शीर्षकांची ओळ: ${toMarathiDigits(row)}` }
  return {
    en: sheet
      ? `Sheet “${sheet}”, ${headings.en}`
      : `${headings.en.charAt(0).toUpperCase()}${headings.en.slice(1)}`,
    mr: `${sheet ? `पत्रक: ${sheet}; ` : ''}${headings.mr}`,
  }
}

export const tooManyChanges: Words = {
  en: `The file has more than ${limits.changes} changes, and at most ${limits.changes} are imported at once. Please divide it.`,
  mr: `फाइलमधील बदल मर्यादेपेक्षा जास्त आहेत; एका वेळी जास्तीत जास्त ${toMarathiDigits(limits.changes)} आयात होतात. कृपया तिचे भाग करा.`,
}
