"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games at once on a CPU or a GPU.

Each stands in a module of its own, so that it can be imported without what the others need:
`tradewinds.envs.batch`, `tradewinds.envs.cuda`, `tradewinds.envs.pettingzoo`, `tradewinds.envs.gymnasium` and
`tradewinds.envs.openspiel`.
"""
