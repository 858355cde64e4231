import { addControls } from '../../content/collections/edit-components.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import type { Change } from '../../platform/desk-option.ts'
import { together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { addToToday } from '../../views/today/parts.ts'
import { approvals as collection } from './collection.ts'
import { keepApprovals } from './keep-time.ts'
import { viewWords } from './view-words.ts'

/** Drafts are sent, returned, published now or at a time; the first page says what waits for whom. */
export const approvals = (): Change =>
  together(
    extend({ collections: [collection] }),
    addView({
      name: 'approvals',
      path: '/approvals',
      component: '/features/approvals/approvals-view.tsx#ApprovalsView',
      title: viewWords.title,
      link: '/features/approvals/approvals-view.tsx#ApprovalsLink',
    }),
    addToToday(
      {
        name: 'returned',
        to: 'clerks',
        component: '/features/approvals/today/approval-parts.tsx#ReturnedPart',
      },
      { name: 'waits', to: 'editors', component: '/features/approvals/today/approval-parts.tsx#WaitingPart' },
      {
        name: 'scheduled',
        to: 'everybody',
        component: '/features/approvals/today/approval-parts.tsx#ScheduledPart',
      },
      { name: 'mine', to: 'clerks', component: '/features/approvals/today/approval-parts.tsx#OwnDraftsPart' },
      { name: 'drafts', to: 'editors', component: '/features/approvals/today/approval-parts.tsx#DraftsPart' },
      { name: 'sent', to: 'clerks', component: '/features/approvals/today/approval-parts.tsx#SentPart' },
    ),
    addControls(
      '/features/approvals/send-this.tsx#SendThis',
      '/features/approvals/under-draft.tsx#UnderDraft',
    ),
    whileServing.add(keepApprovals),
  )
