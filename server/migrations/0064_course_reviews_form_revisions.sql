CREATE TABLE "course_review_reports" (
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_review_reports_review_id_person_id_pk" PRIMARY KEY("review_id","person_id"),
	CONSTRAINT "course_review_reports_reason" CHECK ("course_review_reports"."reason" in ('rude', 'scam', 'spam', 'other')),
	CONSTRAINT "course_review_reports_note_length" CHECK (char_length("course_review_reports"."note") between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "elite_forms" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
-- Ids of earlier ratings are in the order of their time, like those of new ones.
UPDATE "course_reviews" SET "updated_at" = "created_at", "id" = (lpad(to_hex((extract(epoch from "created_at") * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid;
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_id" UNIQUE("id");
--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "course_review_reports_by_person" ON "course_review_reports" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "course_review_reports_open" ON "course_review_reports" USING btree ("review_id") WHERE "course_review_reports"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "course_reviews_shown" ON "course_reviews" USING btree ("course_id","id") WHERE "course_reviews"."text" <> '' and "course_reviews"."hidden_at" is null;
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_text_length" CHECK (char_length("course_reviews"."text") between 0 and 2000);
