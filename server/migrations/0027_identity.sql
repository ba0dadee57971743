CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"document_type" text NOT NULL,
	"document_country" char(2) NOT NULL,
	"has_mrz" boolean NOT NULL,
	"sealed_facts" "bytea",
	"document_hash" "bytea",
	"name_match" text,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"suspected_by" uuid,
	"appeal_text" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp (3) with time zone,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_checks_status" CHECK ("identity_checks"."status" in ('collecting', 'submitted', 'needs_input', 'in_review', 'second_review', 'approved', 'expiring', 'expired', 'rejected', 'cancelled', 'redacted')),
	CONSTRAINT "identity_checks_type" CHECK ("identity_checks"."document_type" in ('passport', 'national_id', 'residence_permit', 'driving_licence')),
	CONSTRAINT "identity_checks_name_match" CHECK ("identity_checks"."name_match" in ('exact', 'transliteration', 'partial', 'none'))
);
--> statement-breakpoint
CREATE TABLE "identity_events" (
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
CREATE TABLE "identity_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"side" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_looks_side" CHECK ("identity_looks"."side" in ('front', 'back', 'selfie'))
);
--> statement-breakpoint
CREATE TABLE "identity_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"check_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"side" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"hints" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"purge_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone,
	CONSTRAINT "identity_photos_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "identity_photos_side" CHECK ("identity_photos"."side" in ('front', 'back', 'selfie'))
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_looks" ADD CONSTRAINT "identity_looks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_photos" ADD CONSTRAINT "identity_photos_check_id_identity_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_photos" ADD CONSTRAINT "identity_photos_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_checks_person" ON "identity_checks" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_one_undecided" ON "identity_checks" USING btree ("person_id") WHERE "identity_checks"."status" in ('collecting', 'submitted', 'needs_input', 'in_review', 'second_review');--> statement-breakpoint
CREATE INDEX "identity_checks_queue" ON "identity_checks" USING btree ("submitted_at","id") WHERE "identity_checks"."status" in ('in_review', 'second_review');--> statement-breakpoint
CREATE INDEX "identity_checks_verified" ON "identity_checks" USING btree ("person_id","valid_until") WHERE "identity_checks"."status" in ('approved', 'expiring');--> statement-breakpoint
CREATE INDEX "identity_checks_upkeep" ON "identity_checks" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "identity_checks_document" ON "identity_checks" USING btree ("document_hash");--> statement-breakpoint
CREATE INDEX "identity_events_subject" ON "identity_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "identity_events_actor" ON "identity_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "identity_looks_person" ON "identity_looks" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_photos_check" ON "identity_photos" USING btree ("check_id","side");--> statement-breakpoint
CREATE INDEX "identity_photos_person" ON "identity_photos" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "identity_photos_purge" ON "identity_photos" USING btree ("purge_at");--> statement-breakpoint
select make_append_only('identity_events');
