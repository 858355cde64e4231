import type { Namespace } from '../i18n/namespaces.ts'

/** The catalogues of what departments have at addresses of their own choice. */
export const texts = ['dynamic', 'department', 'heading', 'meetings'] as const satisfies Namespace[]
