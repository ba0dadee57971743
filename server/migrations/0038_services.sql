CREATE TABLE "service_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"currency" char(3) NOT NULL,
	"tax" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_price" bigint NOT NULL,
	"from_euro" double precision NOT NULL,
	"fastest_days" smallint NOT NULL,
	"search_text" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"paused_until" date,
	"submitted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_status" CHECK ("services"."status" in ('draft', 'in_review', 'live', 'paused', 'rejected', 'retired')),
	CONSTRAINT "services_category" CHECK ("services"."category" in ('code', 'data', 'design', 'writing', 'career', 'paperwork')),
	CONSTRAINT "services_tax" CHECK ("services"."tax" in ('none', 'included', 'added', 'unknown')),
	CONSTRAINT "services_title_length" CHECK (char_length("services"."title") between 10 and 80),
	CONSTRAINT "services_description_length" CHECK (char_length("services"."description") between 0 and 5000)
);
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_events_subject" ON "service_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "service_events_actor" ON "service_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "services_by_person" ON "services" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "services_newest" ON "services" USING btree ("id") WHERE "services"."status" = 'live';--> statement-breakpoint
CREATE INDEX "services_by_price" ON "services" USING btree ("from_euro","id") WHERE "services"."status" = 'live';--> statement-breakpoint
CREATE INDEX "services_by_days" ON "services" USING btree ("fastest_days","id") WHERE "services"."status" = 'live';--> statement-breakpoint
CREATE INDEX "services_queue" ON "services" USING btree ("submitted_at","id") WHERE "services"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "services_paused" ON "services" USING btree ("paused_until");--> statement-breakpoint
select make_append_only('service_events');
