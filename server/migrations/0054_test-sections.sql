CREATE TABLE "screener_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"marker_id" uuid,
	"points" numeric(6, 2) NOT NULL,
	"levels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screener_marks_comment" CHECK (char_length("screener_marks"."comment") between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_release";--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "step" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "section_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD COLUMN "question_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD COLUMN "materials" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD COLUMN "navigation" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD COLUMN "is_double" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_marks" ADD CONSTRAINT "screener_marks_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_marks" ADD CONSTRAINT "screener_marks_marker_id_people_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screener_marks_marker" ON "screener_marks" USING btree ("attempt_id","question_id","marker_id");--> statement-breakpoint
CREATE INDEX "screener_marks_by_marker" ON "screener_marks" USING btree ("marker_id");--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD CONSTRAINT "screener_test_versions_navigation" CHECK ("screener_test_versions"."navigation" in ('free', 'forward'));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_release" CHECK ("assessments"."release" in ('none', 'score', 'topics', 'questions'));--> statement-breakpoint
UPDATE "screener_test_versions" SET "question_count" = jsonb_array_length("questions");
