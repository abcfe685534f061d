-- A further language of the site needs no migration, because the programs check that a language is one of the site.
ALTER TABLE pending_registration DROP CONSTRAINT ck_pending_registration_language;
ALTER TABLE pending_registration ADD CONSTRAINT ck_pending_registration_language CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE person DROP CONSTRAINT ck_person_language;
ALTER TABLE person ADD CONSTRAINT ck_person_language CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE mail DROP CONSTRAINT ck_mail_language;
ALTER TABLE mail ADD CONSTRAINT ck_mail_language CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE country_faq DROP CONSTRAINT ck_country_faq_language;
ALTER TABLE country_faq ADD CONSTRAINT ck_country_faq_language CHECK (language ~ '^[a-z]{2}$');
