import type { CollectionConfig } from 'payload'
import { keepNumber } from './keep-number.ts'

const toAnswers = '/features/feedback/notice-answers/register-links.tsx#AnswersOfNotice'

/**
 * The record of a notice leads to its answers, and keeps how many came. The link is no field: every page of the desk would
 * carry it.
 */
export function withAnswers(notices: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {} } = notices
  const { components = {} } = admin
  const { edit = {} } = components
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), toAnswers]
  return {
    ...notices,
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), keepNumber] },
    admin: { ...admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } },
  }
}
