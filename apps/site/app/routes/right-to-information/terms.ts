import { appealTerms } from '../../services/appeal-terms.ts'

const { first, second } = appealTerms.information

/** The Right to Information Act, 2005 (sections 6, 7 and 19) and the Maharashtra rules on fees. */
export const terms = {
  feeRupees: 10,
  copyRupees: 2,
  replyDays: 30,
  urgentHours: 48,
  firstAppealDays: first.days,
  firstDecisionDays: 30,
  firstDecisionMostDays: 45,
  secondAppealDays: second.days,
  appealStampRupees: first.stampRupees,
  portal: 'https://rtionline.maharashtra.gov.in/RTIMIS/login/index.php',
} as const
