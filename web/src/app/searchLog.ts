import { watchSearches } from '@/shared/searchLog/watchSearches'
import { queries } from './queries'
import { router } from './router'

// The main chunk loads this module when the visitor begins to use the page.
watchSearches(queries, router)
