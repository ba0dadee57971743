CREATE TABLE "profile_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"section" text NOT NULL,
	"position" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_entries_section" CHECK ("profile_entries"."section" in ('work', 'education', 'projects', 'portfolio', 'skills', 'languages', 'certificates', 'volunteer', 'awards', 'publications', 'links', 'interests', 'references', 'permits'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"availability" text,
	"notice_days" smallint,
	"available_from" date,
	"contact" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_availability" CHECK ("profiles"."availability" in ('now', 'notice', 'date', 'closed')),
	CONSTRAINT "profiles_summary_length" CHECK (char_length("profiles"."summary") between 0 and 2000)
);
--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_entries_list" ON "profile_entries" USING btree ("person_id","section","position","id");