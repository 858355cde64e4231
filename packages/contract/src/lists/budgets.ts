import { sentAs } from '../field.ts'
import { choice, decimal, essentialText, optionalDocument, recordId, rows, text } from '../field-kinds.ts'
import { list } from '../list.ts'

const line = {
  id: recordId(),
  side: choice(
    { en: 'Side', mr: 'बाजू' },
    'Which side of the budget it is on; the balance at the start of the year is on neither',
    {
      opening: {
        en: 'Opening balance',
        mr: 'आरंभीची शिल्लक',
        also: ['प्रारंभिक शिल्लक', 'सुरुवातीची शिल्लक'],
      },
      income: { en: 'Income', mr: 'जमा', also: ['receipts', 'receipt', 'revenue', 'जमा बाजू', 'उत्पन्न'] },
      expenditure: { en: 'Expenditure', mr: 'खर्च', also: ['expense', 'expenses', 'payments', 'खर्च बाजू'] },
    },
    { empty: 'where it cannot be told' },
  ),
  head: text({ en: 'Head', mr: 'शीर्ष' }, 'The head under which it is counted, such as `Taxes`.'),
  item: text({ en: 'Item', mr: 'बाब' }, 'The item below the head; empty where the head has no items.'),
  planned: decimal({ en: 'Planned', mr: 'अंदाजित' }, 'The budget estimate, in rupees.'),
  revised: decimal({ en: 'Revised', mr: 'सुधारित' }, 'The revised estimate, in rupees, where there is one.'),
  actual: decimal(
    { en: 'Actual', mr: 'प्रत्यक्ष' },
    'What was received or spent, in rupees, once the year is closed.',
  ),
}

export const budgets = list({
  path: '/budgets',
  language: 'lang',
  one: { en: 'Budget of a year', mr: 'वर्षाचे अंदाजपत्रक' },
  many: { en: 'Budgets and accounts', mr: 'अंदाजपत्रके व लेखे' },
  row: 'The budget of a financial year, and its accounts once the year is closed, line by line.',
  fields: {
    year: essentialText(
      { en: 'Financial year', mr: 'आर्थिक वर्ष' },
      'The financial year, such as `2026-27`; the same in both languages.',
    ),
    population: decimal(
      { en: 'Number of residents', mr: 'रहिवाशांची संख्या' },
      'The number of residents by which amounts per resident are computed.',
    ),
    populationSource: sentAs(
      'population_source',
      text(
        { en: 'Source of that number', mr: 'या संख्येचा स्रोत' },
        'Where that number is from, such as `Census 2011`.',
      ),
    ),
    note: text({ en: 'Note', mr: 'टीप' }, 'What the council says of it, such as who adopted it and when.'),
    pdf: optionalDocument(
      { en: 'The budget as adopted', mr: 'मंजूर अंदाजपत्रक' },
      'The budget as it was adopted, a PDF.',
    ),
    sheet: optionalDocument({ en: 'Spreadsheet', mr: 'तक्ता' }, 'The spreadsheet that the lines are from.'),
    lines: rows(
      { en: 'Lines of the spreadsheet', mr: 'तक्त्यातील ओळी' },
      line,
      'The lines, in the order of the council.',
    ),
  },
})
