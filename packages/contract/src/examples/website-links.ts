import { examplesOf } from './example-set.ts'

const sites = [
  'mpcb.gov.in',
  'divcomkonkan.gov.in',
  'aaplesarkar.mahaonline.gov.in',
  'thane.nic.in',
  'eci.gov.in',
  'urban.maharashtra.gov.in',
  'mygov.in',
  'midcindia.org',
  'mmrda.maharashtra.gov.in',
]

export const websiteLinks = examplesOf(
  'websiteLinks',
  sites.map((site) => ({
    websitelink: `https://${site}/`,
    websitelogo: `/uploads/logo-${site.replaceAll('.', '-')}.png`,
  })),
  {
    raw: {
      'bare-hosts': {
        kept: 2,
        answer: [
          { id: 1, websitelink: 'mygov.in', websitelogo: 'logo.png' },
          { id: 2, websitelink: 'javascript:alert(1)', websitelogo: 'logo.png' },
        ],
      },
    },
  },
)
