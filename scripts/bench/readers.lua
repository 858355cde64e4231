-- For wrk: asks for the given paths in turn, as browsers do, compressed.
local paths, turn = {}, 0

function init(args)
  for index = 1, #args do paths[index] = args[index] end
end

function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], { ["Accept-Encoding"] = "br", ["Host"] = "localhost" })
end
