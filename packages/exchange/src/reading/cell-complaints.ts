import type { Names } from '@nagardwar/contract/browser'

/** What is wrong with one cell of a spreadsheet, whichever list it is for. */
export const cellComplaints = {
  noResult: {
    en: 'The file does not say what this formula gives. Open it in a spreadsheet program, save it again, or write the value itself.',
    mr: 'या सूत्राचे उत्तर फाइलमध्ये नाही. फाइल तक्त्याच्या प्रोग्राममध्ये उघडून पुन्हा जतन करा, किंवा थेट मूल्य लिहा.',
  },
  isError: {
    en: 'This cell shows an error of the spreadsheet. Please correct it there.',
    mr: 'या चौकटीत तक्त्याची त्रुटी दिसते. कृपया तेथे दुरुस्त करा.',
  },
  dateOfComputer: {
    en: 'The spreadsheet took this for a date and shows it differently on each computer. Set the format of the cell to “Text” and write what it should say.',
    mr: 'तक्त्याने हा दिनांक मानला आहे आणि तो प्रत्येक संगणकावर वेगळा दिसतो. चौकटीचे स्वरूप ‘Text’ (मजकूर) करून हवे ते लिहा.',
  },
  notInDigits: { en: 'This is not a number', mr: 'ही संख्या नाही' },
  notAnAmount: {
    en: 'This is not an amount. Write it in digits, such as 12,34,567',
    mr: 'ही रक्कम नाही. ती अंकांत लिहा, उदा. १२,३४,५६७',
  },
  notInPercent: {
    en: 'A percentage does not belong here; write the number itself',
    mr: 'येथे टक्केवारी चालत नाही; संख्याच लिहा',
  },
  otherNumber: {
    en: 'The cell shows another number than it holds, as with a format in thousands. Write the whole number.',
    mr: 'चौकटीत दिसणारी संख्या प्रत्यक्ष संख्येपेक्षा वेगळी आहे (उदा. हजारांचे स्वरूप). पूर्ण संख्या लिहा.',
  },
  notYesOrNo: { en: 'Please write yes or no', mr: 'कृपया होय किंवा नाही लिहा' },
  notADay: { en: 'Please write the date as 31.12.2026', mr: 'कृपया दिनांक असा लिहा: ३१.१२.२०२६' },
  notATime: {
    en: 'Please write the time as 31.12.2026, 18:00',
    mr: 'कृपया वेळ अशी लिहा: ३१.१२.२०२६, १८:००',
  },
} satisfies Record<string, Names>

export const notAmong = (choices: readonly Names[]): Names => ({
  en: `Please write one of: ${choices.map(({ en }) => en).join(', ')}`,
  mr: `कृपया यांपैकी एक लिहा: ${choices.map(({ mr }) => mr).join(', ')}`,
})
