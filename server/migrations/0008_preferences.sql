-- What a person chooses about how they are told of things, seen and reached, and what they agreed to. A city fits its field.
CREATE TABLE "blocked_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_people_other" CHECK ("blocked_people"."person_id" <> "blocked_people"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"action" text NOT NULL,
	"user_agent" text NOT NULL,
	"ip_prefix" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'privacy')),
	CONSTRAINT "consents_action" CHECK ("consents"."action" in ('given', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "hidden_companies" (
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_companies_person_id_company_id_pk" PRIMARY KEY("person_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_domains" (
	"person_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_domains_person_id_domain_pk" PRIMARY KEY("person_id","domain"),
	CONSTRAINT "hidden_domains_length" CHECK (char_length("hidden_domains"."domain") between 4 and 253)
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"person_id" uuid NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "notification_choices_person_id_event_channel_pk" PRIMARY KEY("person_id","event","channel"),
	CONSTRAINT "notification_choices_mode" CHECK ("notification_choices"."mode" in ('off', 'instant', 'digest'))
);
--> statement-breakpoint
CREATE TABLE "person_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"seeking" text DEFAULT 'open' NOT NULL,
	"is_in_search_engines" boolean DEFAULT false NOT NULL,
	"sends_read_receipts" boolean DEFAULT true NOT NULL,
	"shows_presence" boolean DEFAULT true NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	CONSTRAINT "person_preferences_seeking" CHECK ("person_preferences"."seeking" in ('active', 'open', 'not_looking')),
	CONSTRAINT "person_preferences_quiet_hours" CHECK (("person_preferences"."quiet_from" is null) = ("person_preferences"."quiet_to" is null)
        and "person_preferences"."quiet_from" between 0 and 1439 and "person_preferences"."quiet_to" between 0 and 1439
        and "person_preferences"."quiet_from" <> "person_preferences"."quiet_to")
);
--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_blocked_id_people_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_domains" ADD CONSTRAINT "hidden_domains_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_preferences" ADD CONSTRAINT "person_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_people_list" ON "blocked_people" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_people_pair" ON "blocked_people" USING btree ("person_id","blocked_id");--> statement-breakpoint
CREATE INDEX "blocked_people_blocked" ON "blocked_people" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "hidden_companies_company" ON "hidden_companies" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_city_length" CHECK (char_length("people"."city") between 1 and 100);
