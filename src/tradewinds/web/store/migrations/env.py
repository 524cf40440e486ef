"""Run by Alembic, with the connection that `migrate` opened."""

from alembic import context

from tradewinds.web.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
