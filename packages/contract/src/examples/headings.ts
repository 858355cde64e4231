import { type Both, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const heading = (y_id: number, p_id: number, text: Both, link: string) => ({
  id: y_id,
  y_id,
  p_id,
  department_heading: text,
  heading_link: link,
})

export const headings = examplesOf(
  'headings',
  [
    heading(1, 4, say('Cheque Register', 'धनादेश नोंदवही'), '/account-cheque-register'),
    heading(2, 4, say('Budget', 'अर्थसंकल्प'), '/account-budget'),
    heading(3, 4, say('Income and Expenditure', 'जमा व खर्च'), '/account-income-expenditure'),
    heading(4, 2, say('Audit Reports', 'लेखापरीक्षण अहवाल'), '/audit-reports'),
    heading(5, 5, say('Development Plan Sheets', 'विकास आराखडा पत्रके'), '/town-planning-sheets'),
    heading(6, 5, say('Building Permissions', 'बांधकाम परवानग्या'), '/town-planning-permissions'),
    heading(7, 3, say('Tax Rates', 'कराचे दर'), '/tax-rates'),
    heading(8, 8, say('Health Camps', 'आरोग्य शिबिरे'), ''),
  ],
  {
    raw: {
      'older-names': {
        kept: 3,
        answer: [
          {
            id: 1,
            y_id: '1',
            public_disclosure_id: '4',
            departments_heading: 'Budget',
            heading_link: 'account-budget',
            status: '1',
          },
          { id: 2, y_id: 2, p_id: 4, department_heading: 'Audit', heading_link: '#', status: 1 },
          { id: 3, p_id: 4, department_heading: 'Without a number of its own', heading_link: '', status: 1 },
          {
            id: 4,
            y_id: 4,
            p_id: 4,
            department_heading: 'Withdrawn',
            heading_link: '/withdrawn',
            status: '0',
          },
        ],
      },
    },
  },
)
