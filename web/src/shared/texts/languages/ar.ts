import { accountAr } from '../account/account.ar'
import { formMessagesAr } from '../account/formMessages.ar'
import { homeAr } from '../bundles/home.ar'
import { legalAr } from '../legal/legal.ar'
import { universityAr } from '../bundles/university.ar'
import { contentAr } from '../content/content.ar'
import { menuAr } from '../menu/menu.ar'
import { scholarshipAr } from '../scholarship/scholarship.ar'
import { ar } from '../ar'

/** The Arabic texts by namespace. */
export default { translation: ar, home: homeAr, university: universityAr, legal: legalAr, menu: menuAr, account: accountAr, formMessages: formMessagesAr, content: contentAr, scholarship: scholarshipAr }
