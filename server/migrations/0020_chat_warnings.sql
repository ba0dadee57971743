-- What to be careful with stands above a conversation until its reader puts it aside, and again when more comes.
DROP INDEX "messages_grave";--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "warned_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_risky" ON "messages" USING btree ("conversation_id","seq") WHERE "messages"."risks" <> '{}' and "messages"."deleted_at" is null;