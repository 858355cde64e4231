'use client'

import { Button } from '../../views/button.tsx'

export const PrintButton = ({ label }: { label: string }) => (
  <Button type="button" buttonStyle="secondary" className="server-tasks-print" onClick={() => window.print()}>
    {label}
  </Button>
)
