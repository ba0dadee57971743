CREATE TABLE "screener_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recordings" DROP CONSTRAINT "recordings_purpose";--> statement-breakpoint
ALTER TABLE "screener_prompts" ADD CONSTRAINT "screener_prompts_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screener_prompts_question" ON "screener_prompts" USING btree ("attempt_id","question_id");--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_purpose" CHECK ("recordings"."purpose" in ('intro', 'resume', 'interview'));