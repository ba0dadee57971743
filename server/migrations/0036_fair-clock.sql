CREATE TABLE "screener_attempt_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"paused_ms" integer DEFAULT 0 NOT NULL,
	"question_id" uuid,
	CONSTRAINT "screener_attempt_records_kind" CHECK ("screener_attempt_records"."kind" in ('connection_lost', 'taken_over', 'late_answer'))
);
--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "tab_id" uuid;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "paused_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "appeal_decision" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "appeal_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_attempt_records" ADD CONSTRAINT "screener_attempt_records_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screener_attempt_records_attempt" ON "screener_attempt_records" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "screener_attempt_records_late" ON "screener_attempt_records" USING btree ("attempt_id","question_id") WHERE "screener_attempt_records"."question_id" is not null;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_appeal_decision" CHECK ("assessments"."appeal_decision" in ('retake', 'dismissed'));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_appeal_length" CHECK (char_length("assessments"."appeal") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_appeal_reply_length" CHECK (char_length("assessments"."appeal_reply") between 0 and 1000);