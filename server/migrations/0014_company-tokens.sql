-- API tokens that act for a company.
ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_kind";--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "company_id" uuid;--> statement-breakpoint
CREATE INDEX "access_tokens_company" ON "access_tokens" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_company_kind" CHECK (("access_tokens"."kind" = 'company') = ("access_tokens"."company_id" is not null));--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_kind" CHECK ("access_tokens"."kind" in ('sign_in', 'personal', 'company'));