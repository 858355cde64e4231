import { type Both, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const department = (p_id: number, name: Both, link: string) => ({
  id: p_id,
  p_id,
  department_name: name,
  department_link: link,
})

export const disclosureDepartments = examplesOf(
  'disclosureDepartments',
  [
    department(1, say('General Admin Department', 'सामान्य प्रशासन विभाग'), '/general-admin-department'),
    department(2, say('Audit Department', 'लेखापरीक्षण विभाग'), '/audit-department'),
    department(3, say('Tax Department', 'कर विभाग'), '/tax-department'),
    department(4, say('Account Department', 'लेखा विभाग'), '/account-department'),
    department(5, say('Town Planning Department', 'नगर रचना विभाग'), '/town-planning-department'),
    department(6, say('Electrical Department', 'विद्युत विभाग'), '/electrical-department'),
    department(7, say('Public Work Department (PWD)', 'बांधकाम विभाग'), '/public-work-department'),
    department(8, say('Health Department', 'आरोग्य विभाग'), '/health-department'),
    department(9, say('Education Department', 'शिक्षण विभाग'), '/education-department'),
    department(10, say('Advertisement Department', 'जाहिरात विभाग'), '/advertisement-department'),
    department(11, say('NULM', 'राष्ट्रीय नागरी उपजीविका अभियान'), '/nulm-department'),
    department(
      12,
      say('Disability Welfare Department', 'दिव्यांग कल्याण विभाग'),
      '/disability-welfare-department',
    ),
    department(13, say('Birth & Death Department', 'जन्म व मृत्यू विभाग'), '/birth-death-department'),
    department(14, say('Vehicle Department', 'वाहन विभाग'), ''),
    department(15, say('Right To Information', 'माहितीचा अधिकार'), '/right-to-information'),
  ],
  {
    raw: {
      'older-names': {
        kept: 3,
        answer: [
          { id: '5', department_name: 'Town Planning Department', status: '1' },
          {
            id: 6,
            department_name: 'Electrical Department',
            department_link: 'electrical-department',
            status: 1,
          },
          { id: 7, p_id: '7', department_name: 'Store & Records', department_link: '#.', status: true },
          { id: 8, p_id: 8, department_name: 'Closed', department_link: '/closed', status: 0 },
        ],
      },
    },
  },
)
