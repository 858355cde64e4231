import { examplesOf } from './example-set.ts'

export const redirects = examplesOf('redirects', [
  { from: '/tax-department.php', to: '/tax-department' },
  { from: '/uploads/Form 12.pdf', to: '/api/uploads/form-12-0d1da5138c03.pdf' },
])
