import '@/shared/theme/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { showLanguage } from '@/shared/texts/i18n'
import { firstLanguage } from '@/shared/texts/languages'
import { App } from './App'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

await showLanguage(firstLanguage())
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
