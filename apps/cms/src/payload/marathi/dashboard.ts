import type { Section } from './section.ts'

export const dashboard: Section<'dashboard'> = {
  addButton: 'जोडा +',
  addWidget: 'चौकट जोडा',
  deleteWidget: 'चौकट काढा: {{id}}',
  discardConfirmLabel: 'बदल सोडून द्या',
  discardMessage: 'या पानाच्या मांडणीतील बदल जतन केलेले नाहीत. ते सोडून द्यायचे आहेत का?',
  discardTitle: 'बदल सोडून द्यायचे का?',
  editDashboard: 'पानाची मांडणी बदला',
  editingDashboard: 'पानाची मांडणी बदलत आहे',
  noItems: 'या पानावर एकही चौकट नाही. वरच्या पट्टीतील मेनूमधून चौकटी जोडता येतील.',
  resetLayout: 'मूळ मांडणी आणा',
  searchWidgets: 'चौकट शोधा…',
}
