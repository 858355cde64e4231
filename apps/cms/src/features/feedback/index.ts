import { callPaths, reportPaths, serverCallPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { personalDataHolders } from '../../content/personal-data/holders.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { changeCollection, extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { addToToday } from '../../views/today/parts.ts'
import { noticeReply } from './answer-many/endpoint.ts'
import { feedback as messages } from './collection.ts'
import { takeFeedback } from './contact.ts'
import { answerTemplates } from './desk/answer-templates.ts'
import { feedbackEndpoints } from './desk/endpoints.ts'
import { feedbackEntries } from './entries/collection.ts'
import { answerMessageFigures } from './figures/answer.ts'
import { residentFiles } from './files/collection.ts'
import { residentFileEndpoint } from './files/endpoint.ts'
import { keepRemovingUnusedFiles } from './files/remove.ts'
import { takeResidentFile } from './files/take.ts'
import { words as inbox } from './inbox-words.ts'
import { keepErasingOldFeedback } from './keep-erasing-old-feedback.ts'
import { feedbackMails } from './mail/collection.ts'
import { keepSendingAnswers } from './mail/send.ts'
import { answerMisconductOfficer, takeMisconduct } from './misconduct/answer.ts'
import { withAnswers } from './notice-answers/from-notice.ts'
import { keepTellingOutcomes } from './notice-answers/outcome.ts'
import { noticeRegister } from './notice-answers/register.ts'
import { registerFont } from './notice-answers/register-font.ts'
import { takeNoticeAnswer } from './notice-answers/take.ts'
import { takeNotification } from './notifications/answer.ts'
import { notifications } from './notifications/collection.ts'
import { countOpinion } from './opinions/answer.ts'
import { pageOpinions } from './opinions/collection.ts'
import { personEndpoints } from './person/endpoints.ts'
import { words as person } from './person/words.ts'
import { followReport } from './problems/follow.ts'
import { followerOfPerson } from './problems/follower-of-person.ts'
import { reportFollowers } from './problems/followers.ts'
import { releaseEndpoint } from './problems/release.ts'
import { keepTellingFollowers } from './problems/send-to-followers.ts'
import { takeReport } from './problems/take-report.ts'
import { takeProposal } from './proposals/take.ts'
import { feedbackSearch } from './search/endpoint.ts'
import { addToFeedback, answerFeedbackStatus } from './status/answer.ts'
import { unassigningDepartments } from './unassigning-departments.ts'

type Options = {
  /** The day that the operator confirmed for a clock that was far ahead. */
  confirmedDate: Date | undefined
}

/** What residents write: taken, answered, searched, corrected, and erased when its time is over. */
export const feedback = ({ confirmedDate }: Options): Change =>
  together(
    extend({
      collections: [
        messages,
        feedbackEntries,
        feedbackMails,
        answerTemplates,
        notifications,
        pageOpinions,
        residentFiles,
        reportFollowers,
      ],
      endpoints: [
        ...feedbackEndpoints,
        ...personEndpoints,
        feedbackSearch,
        residentFileEndpoint,
        releaseEndpoint,
        noticeRegister,
        registerFont,
        noticeReply,
      ],
    }),
    changeCollection('public-notices', withAnswers),
    changeCollection('departments', unassigningDepartments),
    personalDataHolders.add(followerOfPerson),
    apiCalls.add({
      [callPaths.contactUs]: { POST: takeFeedback },
      [callPaths.notification]: { POST: takeNotification },
      [callPaths.useful]: { POST: countOpinion },
      [serverCallPaths.proposal]: { POST: takeProposal },
      [serverCallPaths.noticeAnswer]: { POST: takeNoticeAnswer },
      [serverCallPaths.residentFile]: { POST: takeResidentFile },
      [serverCallPaths.messageFigures]: { GET: answerMessageFigures },
      [serverCallPaths.misconductOfficer]: { GET: answerMisconductOfficer },
      [serverCallPaths.misconductReport]: { POST: takeMisconduct },
      [reportPaths.report]: { POST: takeReport },
      [reportPaths.reportFollow]: { POST: followReport },
      [serverCallPaths.feedbackStatus]: { POST: answerFeedbackStatus },
      [serverCallPaths.feedbackAddition]: { POST: addToFeedback },
    }),
    addView({
      name: 'feedbackInbox',
      path: '/inbox',
      component: '/features/feedback/inbox/inbox-view.tsx#InboxView',
      title: inbox.title,
      link: '/features/feedback/inbox/inbox-view.tsx#InboxLink',
    }),
    addView({
      name: 'personalData',
      path: '/personal-data',
      component: '/features/feedback/person/person-view.tsx#PersonView',
      title: person.title,
      link: '/features/feedback/person/person-view.tsx#PersonLink',
    }),
    addToToday(
      {
        name: 'department',
        to: 'clerks',
        component: '/features/feedback/today/feedback-parts.tsx#DepartmentPart',
      },
      {
        name: 'feedback',
        to: 'editors',
        component: '/features/feedback/today/feedback-parts.tsx#NewFeedbackPart',
      },
      {
        name: 'overdue',
        to: 'editors',
        component: '/features/feedback/today/feedback-parts.tsx#OverdueFeedbackPart',
      },
    ),
    whileServing.add(
      (payload) => keepErasingOldFeedback(payload, confirmedDate),
      keepSendingAnswers,
      keepTellingFollowers,
      keepRemovingUnusedFiles,
      keepTellingOutcomes,
    ),
  )
