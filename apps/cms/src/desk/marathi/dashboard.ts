import type { Section } from './section.ts'

export const dashboard: Section<'dashboard'> = {
  addButton: 'जोडा +',
  addWidget: 'विभाग जोडा',
  deleteWidget: 'विभाग काढा: {{id}}',
  discardConfirmLabel: 'बदल सोडून द्या',
  discardMessage: 'या पानाच्या मांडणीतील बदल जतन केलेले नाहीत. ते सोडून द्यायचे आहेत का?',
  discardTitle: 'बदल सोडून द्यायचे का?',
  editDashboard: 'पानाची मांडणी बदला',
  editingDashboard: 'पानाची मांडणी बदलत आहे',
  noItems: 'या पानावर एकही विभाग नाही. वरच्या पट्टीतील मेनूमधून विभाग जोडता येतील.',
  resetLayout: 'मूळ मांडणी आणा',
  searchWidgets: 'विभाग शोधा…',
}
