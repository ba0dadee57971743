-- Conversations with companies, cards, voice notes and words of the product itself; decisions on reports. A search looks
-- for parts of words within one's own conversations, so one index holds both: btree_gin lets it take the conversation's id.
create extension if not exists btree_gin;
--> statement-breakpoint
CREATE TABLE "message_report_events" (
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
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_kind";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind";--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "risks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "voice" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "notice" jsonb;--> statement-breakpoint
CREATE INDEX "message_report_events_subject" ON "message_report_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "message_report_events_actor" ON "message_report_events" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_company" ON "conversation_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "conversations_by_kind" ON "conversations" USING btree ("kind","last_message_id");--> statement-breakpoint
CREATE INDEX "conversations_company" ON "conversations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "conversations_job" ON "conversations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "message_reports_by_status" ON "message_reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("conversation_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_grave" ON "messages" USING btree ("conversation_id","sender_id") WHERE "messages"."risks" && '{money,documents}' and "messages"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('direct', 'support', 'application', 'company'));--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_status" CHECK ("message_reports"."status" in ('open', 'dismissed', 'removed', 'frozen'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_notice" CHECK (("messages"."kind" = 'system') = ("messages"."notice" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_card" CHECK (("messages"."kind" = 'card') = ("messages"."card" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_voice" CHECK (("messages"."kind" = 'voice') = ("messages"."voice" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'card', 'voice', 'system'));--> statement-breakpoint
select make_append_only('message_report_events');
