-- Lengths and forms that the contracts hold are held by the tables too.
ALTER TABLE "people" ADD CONSTRAINT "people_called_name_length" CHECK (char_length("people"."called_name") between 1 and 120);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_email_length" CHECK (char_length("people"."email") between 3 and 254);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_country" CHECK ("people"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_about_length" CHECK (char_length("companies"."about") between 0 and 4000);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_city_length" CHECK (char_length("companies"."city") between 1 and 100);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_website_length" CHECK (char_length("companies"."website") between 1 and 300);