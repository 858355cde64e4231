import type { DashboardConfig, WidgetInstance } from 'payload'

const full = { minWidth: 'full', maxWidth: 'full' } as const

/** The first page after login: work before tables. */
export const dashboard: DashboardConfig = {
  widgets: [
    {
      slug: 'work',
      label: { en: 'My work', mr: 'माझे काम' },
      Component: '/features/today/work-widget.tsx#WorkWidget',
      ...full,
    },
    {
      slug: 'tasks',
      label: { en: 'Tasks', mr: 'कामे' },
      Component: '/features/today/tasks-widget.tsx#TasksWidget',
      ...full,
    },
    {
      slug: 'questions',
      label: { en: 'Questions of residents', mr: 'नागरिकांचे प्रश्न' },
      Component: '/features/today/questions/questions-widget.tsx#QuestionsWidget',
      ...full,
    },
    {
      slug: 'lists',
      label: { en: 'Find, and all lists', mr: 'शोध आणि सर्व याद्या' },
      Component: '/features/today/lists-widget.tsx#ListsWidget',
      ...full,
    },
  ],
  defaultLayout: ['tasks', 'work', 'questions', 'lists'].map(
    (widgetSlug) => ({ widgetSlug, width: 'full' }) as WidgetInstance,
  ),
}
