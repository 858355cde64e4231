import type { CollectionConfig } from 'payload'

const toAnswers = '/features/feedback/notice-answers/register-links.tsx#AnswersOfNotice'

/** The record of a notice leads to its answers. The link is no field: every page of the desk would carry it. */
export function withAnswers(notices: CollectionConfig): CollectionConfig {
  const { admin = {} } = notices
  const { components = {} } = admin
  const { edit = {} } = components
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), toAnswers]
  return {
    ...notices,
    admin: { ...admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } },
  }
}
