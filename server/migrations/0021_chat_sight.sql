-- Who sits in a conversation for a company is named to the other side once they have written; changes are counted like
-- messages; people are found by any part of their name. What to be careful with stands above a conversation until its reader
-- puts it aside, and again when more comes.
DROP INDEX "messages_grave";--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "has_written" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "conversation_members" SET "has_written" = true WHERE EXISTS (SELECT 1 FROM "messages" WHERE "messages"."conversation_id" = "conversation_members"."conversation_id" AND "messages"."sender_id" = "conversation_members"."person_id");--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "changes_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "warned_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "people_name_search" ON "people" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_risky" ON "messages" USING btree ("conversation_id","seq") WHERE "messages"."risks" <> '{}' and "messages"."deleted_at" is null;