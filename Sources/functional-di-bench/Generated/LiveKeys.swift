// Written by .ci/support/benchmark-types.
// swift-format-ignore-file

import FunctionalDI

/// Registers the live keys with a container.
func registerLiveKeys(with container: Container) {
  register1(with: container)
  register26(with: container)
  register51(with: container)
  register76(with: container)
  register101(with: container)
  register126(with: container)
  register151(with: container)
  register176(with: container)
  register201(with: container)
  register226(with: container)
  register251(with: container)
}

private func register1(with container: Container) {
  container.register(LiveKey1.self, .singleton, injecting: LiveKey2.self, LiveKey3.self) { $0 &+ $1 }
  container.register(LiveKey2.self, .singleton, injecting: LiveKey4.self, LiveKey5.self) { $0 &+ $1 }
  container.register(LiveKey3.self, .singleton, injecting: LiveKey6.self, LiveKey7.self) { $0 &+ $1 }
  container.register(LiveKey4.self, .singleton, injecting: LiveKey8.self, LiveKey9.self) { $0 &+ $1 }
  container.register(LiveKey5.self, .singleton, injecting: LiveKey10.self, LiveKey11.self) { $0 &+ $1 }
  container.register(LiveKey6.self, .singleton, injecting: LiveKey12.self, LiveKey13.self) { $0 &+ $1 }
  container.register(LiveKey7.self, .singleton, injecting: LiveKey14.self, LiveKey15.self) { $0 &+ $1 }
  container.register(LiveKey8.self, .singleton, injecting: LiveKey16.self, LiveKey17.self) { $0 &+ $1 }
  container.register(LiveKey9.self, .singleton, injecting: LiveKey18.self, LiveKey19.self) { $0 &+ $1 }
  container.register(LiveKey10.self, .singleton, injecting: LiveKey20.self, LiveKey21.self) { $0 &+ $1 }
  container.register(LiveKey11.self, .singleton, injecting: LiveKey22.self, LiveKey23.self) { $0 &+ $1 }
  container.register(LiveKey12.self, .singleton, injecting: LiveKey24.self, LiveKey25.self) { $0 &+ $1 }
  container.register(LiveKey13.self, .singleton, injecting: LiveKey26.self, LiveKey27.self) { $0 &+ $1 }
  container.register(LiveKey14.self, .singleton, injecting: LiveKey28.self, LiveKey29.self) { $0 &+ $1 }
  container.register(LiveKey15.self, .singleton, injecting: LiveKey30.self, LiveKey31.self) { $0 &+ $1 }
  container.register(LiveKey16.self, .singleton, injecting: LiveKey32.self, LiveKey33.self) { $0 &+ $1 }
  container.register(LiveKey17.self, .singleton, injecting: LiveKey34.self, LiveKey35.self) { $0 &+ $1 }
  container.register(LiveKey18.self, .singleton, injecting: LiveKey36.self, LiveKey37.self) { $0 &+ $1 }
  container.register(LiveKey19.self, .singleton, injecting: LiveKey38.self, LiveKey39.self) { $0 &+ $1 }
  container.register(LiveKey20.self, .singleton, injecting: LiveKey40.self, LiveKey41.self) { $0 &+ $1 }
  container.register(LiveKey21.self, .singleton, injecting: LiveKey42.self, LiveKey43.self) { $0 &+ $1 }
  container.register(LiveKey22.self, .singleton, injecting: LiveKey44.self, LiveKey45.self) { $0 &+ $1 }
  container.register(LiveKey23.self, .singleton, injecting: LiveKey46.self, LiveKey47.self) { $0 &+ $1 }
  container.register(LiveKey24.self, .singleton, injecting: LiveKey48.self, LiveKey49.self) { $0 &+ $1 }
  container.register(LiveKey25.self, .singleton, injecting: LiveKey50.self, LiveKey51.self) { $0 &+ $1 }
}
private func register26(with container: Container) {
  container.register(LiveKey26.self, .singleton, injecting: LiveKey52.self, LiveKey53.self) { $0 &+ $1 }
  container.register(LiveKey27.self, .singleton, injecting: LiveKey54.self, LiveKey55.self) { $0 &+ $1 }
  container.register(LiveKey28.self, .singleton, injecting: LiveKey56.self, LiveKey57.self) { $0 &+ $1 }
  container.register(LiveKey29.self, .singleton, injecting: LiveKey58.self, LiveKey59.self) { $0 &+ $1 }
  container.register(LiveKey30.self, .singleton, injecting: LiveKey60.self, LiveKey61.self) { $0 &+ $1 }
  container.register(LiveKey31.self, .singleton, injecting: LiveKey62.self, LiveKey63.self) { $0 &+ $1 }
  container.register(LiveKey32.self, .singleton, injecting: LiveKey64.self, LiveKey65.self) { $0 &+ $1 }
  container.register(LiveKey33.self, .singleton, injecting: LiveKey66.self, LiveKey67.self) { $0 &+ $1 }
  container.register(LiveKey34.self, .singleton, injecting: LiveKey68.self, LiveKey69.self) { $0 &+ $1 }
  container.register(LiveKey35.self, .singleton, injecting: LiveKey70.self, LiveKey71.self) { $0 &+ $1 }
  container.register(LiveKey36.self, .singleton, injecting: LiveKey72.self, LiveKey73.self) { $0 &+ $1 }
  container.register(LiveKey37.self, .singleton, injecting: LiveKey74.self, LiveKey75.self) { $0 &+ $1 }
  container.register(LiveKey38.self, .singleton, injecting: LiveKey76.self, LiveKey77.self) { $0 &+ $1 }
  container.register(LiveKey39.self, .singleton, injecting: LiveKey78.self, LiveKey79.self) { $0 &+ $1 }
  container.register(LiveKey40.self, .singleton, injecting: LiveKey80.self, LiveKey81.self) { $0 &+ $1 }
  container.register(LiveKey41.self, .singleton, injecting: LiveKey82.self, LiveKey83.self) { $0 &+ $1 }
  container.register(LiveKey42.self, .singleton, injecting: LiveKey84.self, LiveKey85.self) { $0 &+ $1 }
  container.register(LiveKey43.self, .singleton, injecting: LiveKey86.self, LiveKey87.self) { $0 &+ $1 }
  container.register(LiveKey44.self, .singleton, injecting: LiveKey88.self, LiveKey89.self) { $0 &+ $1 }
  container.register(LiveKey45.self, .singleton, injecting: LiveKey90.self, LiveKey91.self) { $0 &+ $1 }
  container.register(LiveKey46.self, .singleton, injecting: LiveKey92.self, LiveKey93.self) { $0 &+ $1 }
  container.register(LiveKey47.self, .singleton, injecting: LiveKey94.self, LiveKey95.self) { $0 &+ $1 }
  container.register(LiveKey48.self, .singleton, injecting: LiveKey96.self, LiveKey97.self) { $0 &+ $1 }
  container.register(LiveKey49.self, .singleton, injecting: LiveKey98.self, LiveKey99.self) { $0 &+ $1 }
  container.register(LiveKey50.self, .singleton, injecting: LiveKey100.self, LiveKey101.self) { $0 &+ $1 }
}
private func register51(with container: Container) {
  container.register(LiveKey51.self, .singleton, injecting: LiveKey102.self, LiveKey103.self) { $0 &+ $1 }
  container.register(LiveKey52.self, .singleton, injecting: LiveKey104.self, LiveKey105.self) { $0 &+ $1 }
  container.register(LiveKey53.self, .singleton, injecting: LiveKey106.self, LiveKey107.self) { $0 &+ $1 }
  container.register(LiveKey54.self, .singleton, injecting: LiveKey108.self, LiveKey109.self) { $0 &+ $1 }
  container.register(LiveKey55.self, .singleton, injecting: LiveKey110.self, LiveKey111.self) { $0 &+ $1 }
  container.register(LiveKey56.self, .singleton, injecting: LiveKey112.self, LiveKey113.self) { $0 &+ $1 }
  container.register(LiveKey57.self, .singleton, injecting: LiveKey114.self, LiveKey115.self) { $0 &+ $1 }
  container.register(LiveKey58.self, .singleton, injecting: LiveKey116.self, LiveKey117.self) { $0 &+ $1 }
  container.register(LiveKey59.self, .singleton, injecting: LiveKey118.self, LiveKey119.self) { $0 &+ $1 }
  container.register(LiveKey60.self, .singleton, injecting: LiveKey120.self, LiveKey121.self) { $0 &+ $1 }
  container.register(LiveKey61.self, .singleton, injecting: LiveKey122.self, LiveKey123.self) { $0 &+ $1 }
  container.register(LiveKey62.self, .singleton, injecting: LiveKey124.self, LiveKey125.self) { $0 &+ $1 }
  container.register(LiveKey63.self, .singleton, injecting: LiveKey126.self, LiveKey127.self) { $0 &+ $1 }
  container.register(LiveKey64.self, .singleton, injecting: LiveKey128.self, LiveKey129.self) { $0 &+ $1 }
  container.register(LiveKey65.self, .singleton, injecting: LiveKey130.self, LiveKey131.self) { $0 &+ $1 }
  container.register(LiveKey66.self, .singleton, injecting: LiveKey132.self, LiveKey133.self) { $0 &+ $1 }
  container.register(LiveKey67.self, .singleton, injecting: LiveKey134.self, LiveKey135.self) { $0 &+ $1 }
  container.register(LiveKey68.self, .singleton, injecting: LiveKey136.self, LiveKey137.self) { $0 &+ $1 }
  container.register(LiveKey69.self, .singleton, injecting: LiveKey138.self, LiveKey139.self) { $0 &+ $1 }
  container.register(LiveKey70.self, .singleton, injecting: LiveKey140.self, LiveKey141.self) { $0 &+ $1 }
  container.register(LiveKey71.self, .singleton, injecting: LiveKey142.self, LiveKey143.self) { $0 &+ $1 }
  container.register(LiveKey72.self, .singleton, injecting: LiveKey144.self, LiveKey145.self) { $0 &+ $1 }
  container.register(LiveKey73.self, .singleton, injecting: LiveKey146.self, LiveKey147.self) { $0 &+ $1 }
  container.register(LiveKey74.self, .singleton, injecting: LiveKey148.self, LiveKey149.self) { $0 &+ $1 }
  container.register(LiveKey75.self, .singleton, injecting: LiveKey150.self, LiveKey151.self) { $0 &+ $1 }
}
private func register76(with container: Container) {
  container.register(LiveKey76.self, .singleton, injecting: LiveKey152.self, LiveKey153.self) { $0 &+ $1 }
  container.register(LiveKey77.self, .singleton, injecting: LiveKey154.self, LiveKey155.self) { $0 &+ $1 }
  container.register(LiveKey78.self, .singleton, injecting: LiveKey156.self, LiveKey157.self) { $0 &+ $1 }
  container.register(LiveKey79.self, .singleton, injecting: LiveKey158.self, LiveKey159.self) { $0 &+ $1 }
  container.register(LiveKey80.self, .singleton, injecting: LiveKey160.self, LiveKey161.self) { $0 &+ $1 }
  container.register(LiveKey81.self, .singleton, injecting: LiveKey162.self, LiveKey163.self) { $0 &+ $1 }
  container.register(LiveKey82.self, .singleton, injecting: LiveKey164.self, LiveKey165.self) { $0 &+ $1 }
  container.register(LiveKey83.self, .singleton, injecting: LiveKey166.self, LiveKey167.self) { $0 &+ $1 }
  container.register(LiveKey84.self, .singleton, injecting: LiveKey168.self, LiveKey169.self) { $0 &+ $1 }
  container.register(LiveKey85.self, .singleton, injecting: LiveKey170.self, LiveKey171.self) { $0 &+ $1 }
  container.register(LiveKey86.self, .singleton, injecting: LiveKey172.self, LiveKey173.self) { $0 &+ $1 }
  container.register(LiveKey87.self, .singleton, injecting: LiveKey174.self, LiveKey175.self) { $0 &+ $1 }
  container.register(LiveKey88.self, .singleton, injecting: LiveKey176.self, LiveKey177.self) { $0 &+ $1 }
  container.register(LiveKey89.self, .singleton, injecting: LiveKey178.self, LiveKey179.self) { $0 &+ $1 }
  container.register(LiveKey90.self, .singleton, injecting: LiveKey180.self, LiveKey181.self) { $0 &+ $1 }
  container.register(LiveKey91.self, .singleton, injecting: LiveKey182.self, LiveKey183.self) { $0 &+ $1 }
  container.register(LiveKey92.self, .singleton, injecting: LiveKey184.self, LiveKey185.self) { $0 &+ $1 }
  container.register(LiveKey93.self, .singleton, injecting: LiveKey186.self, LiveKey187.self) { $0 &+ $1 }
  container.register(LiveKey94.self, .singleton, injecting: LiveKey188.self, LiveKey189.self) { $0 &+ $1 }
  container.register(LiveKey95.self, .singleton, injecting: LiveKey190.self, LiveKey191.self) { $0 &+ $1 }
  container.register(LiveKey96.self, .singleton, injecting: LiveKey192.self, LiveKey193.self) { $0 &+ $1 }
  container.register(LiveKey97.self, .singleton, injecting: LiveKey194.self, LiveKey195.self) { $0 &+ $1 }
  container.register(LiveKey98.self, .singleton, injecting: LiveKey196.self, LiveKey197.self) { $0 &+ $1 }
  container.register(LiveKey99.self, .singleton, injecting: LiveKey198.self, LiveKey199.self) { $0 &+ $1 }
  container.register(LiveKey100.self, .singleton, injecting: LiveKey200.self, LiveKey201.self) { $0 &+ $1 }
}
private func register101(with container: Container) {
  container.register(LiveKey101.self, .singleton, injecting: LiveKey202.self, LiveKey203.self) { $0 &+ $1 }
  container.register(LiveKey102.self, .singleton, injecting: LiveKey204.self, LiveKey205.self) { $0 &+ $1 }
  container.register(LiveKey103.self, .singleton, injecting: LiveKey206.self, LiveKey207.self) { $0 &+ $1 }
  container.register(LiveKey104.self, .singleton, injecting: LiveKey208.self, LiveKey209.self) { $0 &+ $1 }
  container.register(LiveKey105.self, .singleton, injecting: LiveKey210.self, LiveKey211.self) { $0 &+ $1 }
  container.register(LiveKey106.self, .singleton, injecting: LiveKey212.self, LiveKey213.self) { $0 &+ $1 }
  container.register(LiveKey107.self, .singleton, injecting: LiveKey214.self, LiveKey215.self) { $0 &+ $1 }
  container.register(LiveKey108.self, .singleton, injecting: LiveKey216.self, LiveKey217.self) { $0 &+ $1 }
  container.register(LiveKey109.self, .singleton, injecting: LiveKey218.self, LiveKey219.self) { $0 &+ $1 }
  container.register(LiveKey110.self, .singleton, injecting: LiveKey220.self, LiveKey221.self) { $0 &+ $1 }
  container.register(LiveKey111.self, .singleton, injecting: LiveKey222.self, LiveKey223.self) { $0 &+ $1 }
  container.register(LiveKey112.self, .singleton, injecting: LiveKey224.self, LiveKey225.self) { $0 &+ $1 }
  container.register(LiveKey113.self, .singleton, injecting: LiveKey226.self, LiveKey227.self) { $0 &+ $1 }
  container.register(LiveKey114.self, .singleton, injecting: LiveKey228.self, LiveKey229.self) { $0 &+ $1 }
  container.register(LiveKey115.self, .singleton, injecting: LiveKey230.self, LiveKey231.self) { $0 &+ $1 }
  container.register(LiveKey116.self, .singleton, injecting: LiveKey232.self, LiveKey233.self) { $0 &+ $1 }
  container.register(LiveKey117.self, .singleton, injecting: LiveKey234.self, LiveKey235.self) { $0 &+ $1 }
  container.register(LiveKey118.self, .singleton, injecting: LiveKey236.self, LiveKey237.self) { $0 &+ $1 }
  container.register(LiveKey119.self, .singleton, injecting: LiveKey238.self, LiveKey239.self) { $0 &+ $1 }
  container.register(LiveKey120.self, .singleton, injecting: LiveKey240.self, LiveKey241.self) { $0 &+ $1 }
  container.register(LiveKey121.self, .singleton, injecting: LiveKey242.self, LiveKey243.self) { $0 &+ $1 }
  container.register(LiveKey122.self, .singleton, injecting: LiveKey244.self, LiveKey245.self) { $0 &+ $1 }
  container.register(LiveKey123.self, .singleton, injecting: LiveKey246.self, LiveKey247.self) { $0 &+ $1 }
  container.register(LiveKey124.self, .singleton, injecting: LiveKey248.self, LiveKey249.self) { $0 &+ $1 }
  container.register(LiveKey125.self, .singleton, injecting: LiveKey250.self, LiveKey251.self) { $0 &+ $1 }
}
private func register126(with container: Container) {
  container.register(LiveKey126.self, .singleton, injecting: LiveKey252.self, LiveKey253.self) { $0 &+ $1 }
  container.register(LiveKey127.self, .singleton, injecting: LiveKey254.self, LiveKey255.self) { $0 &+ $1 }
  container.register(LiveKey128.self, .singleton) { 1 }
  container.register(LiveKey129.self, .singleton) { 1 }
  container.register(LiveKey130.self, .singleton) { 1 }
  container.register(LiveKey131.self, .singleton) { 1 }
  container.register(LiveKey132.self, .singleton) { 1 }
  container.register(LiveKey133.self, .singleton) { 1 }
  container.register(LiveKey134.self, .singleton) { 1 }
  container.register(LiveKey135.self, .singleton) { 1 }
  container.register(LiveKey136.self, .singleton) { 1 }
  container.register(LiveKey137.self, .singleton) { 1 }
  container.register(LiveKey138.self, .singleton) { 1 }
  container.register(LiveKey139.self, .singleton) { 1 }
  container.register(LiveKey140.self, .singleton) { 1 }
  container.register(LiveKey141.self, .singleton) { 1 }
  container.register(LiveKey142.self, .singleton) { 1 }
  container.register(LiveKey143.self, .singleton) { 1 }
  container.register(LiveKey144.self, .singleton) { 1 }
  container.register(LiveKey145.self, .singleton) { 1 }
  container.register(LiveKey146.self, .singleton) { 1 }
  container.register(LiveKey147.self, .singleton) { 1 }
  container.register(LiveKey148.self, .singleton) { 1 }
  container.register(LiveKey149.self, .singleton) { 1 }
  container.register(LiveKey150.self, .singleton) { 1 }
}
private func register151(with container: Container) {
  container.register(LiveKey151.self, .singleton) { 1 }
  container.register(LiveKey152.self, .singleton) { 1 }
  container.register(LiveKey153.self, .singleton) { 1 }
  container.register(LiveKey154.self, .singleton) { 1 }
  container.register(LiveKey155.self, .singleton) { 1 }
  container.register(LiveKey156.self, .singleton) { 1 }
  container.register(LiveKey157.self, .singleton) { 1 }
  container.register(LiveKey158.self, .singleton) { 1 }
  container.register(LiveKey159.self, .singleton) { 1 }
  container.register(LiveKey160.self, .singleton) { 1 }
  container.register(LiveKey161.self, .singleton) { 1 }
  container.register(LiveKey162.self, .singleton) { 1 }
  container.register(LiveKey163.self, .singleton) { 1 }
  container.register(LiveKey164.self, .singleton) { 1 }
  container.register(LiveKey165.self, .singleton) { 1 }
  container.register(LiveKey166.self, .singleton) { 1 }
  container.register(LiveKey167.self, .singleton) { 1 }
  container.register(LiveKey168.self, .singleton) { 1 }
  container.register(LiveKey169.self, .singleton) { 1 }
  container.register(LiveKey170.self, .singleton) { 1 }
  container.register(LiveKey171.self, .singleton) { 1 }
  container.register(LiveKey172.self, .singleton) { 1 }
  container.register(LiveKey173.self, .singleton) { 1 }
  container.register(LiveKey174.self, .singleton) { 1 }
  container.register(LiveKey175.self, .singleton) { 1 }
}
private func register176(with container: Container) {
  container.register(LiveKey176.self, .singleton) { 1 }
  container.register(LiveKey177.self, .singleton) { 1 }
  container.register(LiveKey178.self, .singleton) { 1 }
  container.register(LiveKey179.self, .singleton) { 1 }
  container.register(LiveKey180.self, .singleton) { 1 }
  container.register(LiveKey181.self, .singleton) { 1 }
  container.register(LiveKey182.self, .singleton) { 1 }
  container.register(LiveKey183.self, .singleton) { 1 }
  container.register(LiveKey184.self, .singleton) { 1 }
  container.register(LiveKey185.self, .singleton) { 1 }
  container.register(LiveKey186.self, .singleton) { 1 }
  container.register(LiveKey187.self, .singleton) { 1 }
  container.register(LiveKey188.self, .singleton) { 1 }
  container.register(LiveKey189.self, .singleton) { 1 }
  container.register(LiveKey190.self, .singleton) { 1 }
  container.register(LiveKey191.self, .singleton) { 1 }
  container.register(LiveKey192.self, .singleton) { 1 }
  container.register(LiveKey193.self, .singleton) { 1 }
  container.register(LiveKey194.self, .singleton) { 1 }
  container.register(LiveKey195.self, .singleton) { 1 }
  container.register(LiveKey196.self, .singleton) { 1 }
  container.register(LiveKey197.self, .singleton) { 1 }
  container.register(LiveKey198.self, .singleton) { 1 }
  container.register(LiveKey199.self, .singleton) { 1 }
  container.register(LiveKey200.self, .singleton) { 1 }
}
private func register201(with container: Container) {
  container.register(LiveKey201.self, .singleton) { 1 }
  container.register(LiveKey202.self, .singleton) { 1 }
  container.register(LiveKey203.self, .singleton) { 1 }
  container.register(LiveKey204.self, .singleton) { 1 }
  container.register(LiveKey205.self, .singleton) { 1 }
  container.register(LiveKey206.self, .singleton) { 1 }
  container.register(LiveKey207.self, .singleton) { 1 }
  container.register(LiveKey208.self, .singleton) { 1 }
  container.register(LiveKey209.self, .singleton) { 1 }
  container.register(LiveKey210.self, .singleton) { 1 }
  container.register(LiveKey211.self, .singleton) { 1 }
  container.register(LiveKey212.self, .singleton) { 1 }
  container.register(LiveKey213.self, .singleton) { 1 }
  container.register(LiveKey214.self, .singleton) { 1 }
  container.register(LiveKey215.self, .singleton) { 1 }
  container.register(LiveKey216.self, .singleton) { 1 }
  container.register(LiveKey217.self, .singleton) { 1 }
  container.register(LiveKey218.self, .singleton) { 1 }
  container.register(LiveKey219.self, .singleton) { 1 }
  container.register(LiveKey220.self, .singleton) { 1 }
  container.register(LiveKey221.self, .singleton) { 1 }
  container.register(LiveKey222.self, .singleton) { 1 }
  container.register(LiveKey223.self, .singleton) { 1 }
  container.register(LiveKey224.self, .singleton) { 1 }
  container.register(LiveKey225.self, .singleton) { 1 }
}
private func register226(with container: Container) {
  container.register(LiveKey226.self, .singleton) { 1 }
  container.register(LiveKey227.self, .singleton) { 1 }
  container.register(LiveKey228.self, .singleton) { 1 }
  container.register(LiveKey229.self, .singleton) { 1 }
  container.register(LiveKey230.self, .singleton) { 1 }
  container.register(LiveKey231.self, .singleton) { 1 }
  container.register(LiveKey232.self, .singleton) { 1 }
  container.register(LiveKey233.self, .singleton) { 1 }
  container.register(LiveKey234.self, .singleton) { 1 }
  container.register(LiveKey235.self, .singleton) { 1 }
  container.register(LiveKey236.self, .singleton) { 1 }
  container.register(LiveKey237.self, .singleton) { 1 }
  container.register(LiveKey238.self, .singleton) { 1 }
  container.register(LiveKey239.self, .singleton) { 1 }
  container.register(LiveKey240.self, .singleton) { 1 }
  container.register(LiveKey241.self, .singleton) { 1 }
  container.register(LiveKey242.self, .singleton) { 1 }
  container.register(LiveKey243.self, .singleton) { 1 }
  container.register(LiveKey244.self, .singleton) { 1 }
  container.register(LiveKey245.self, .singleton) { 1 }
  container.register(LiveKey246.self, .singleton) { 1 }
  container.register(LiveKey247.self, .singleton) { 1 }
  container.register(LiveKey248.self, .singleton) { 1 }
  container.register(LiveKey249.self, .singleton) { 1 }
  container.register(LiveKey250.self, .singleton) { 1 }
}
private func register251(with container: Container) {
  container.register(LiveKey251.self, .singleton) { 1 }
  container.register(LiveKey252.self, .singleton) { 1 }
  container.register(LiveKey253.self, .singleton) { 1 }
  container.register(LiveKey254.self, .singleton) { 1 }
  container.register(LiveKey255.self, .singleton) { 1 }
}

enum LiveKey1: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey2.self, LiveKey3.self) { $0 &+ $1 } } }
enum LiveKey2: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey4.self, LiveKey5.self) { $0 &+ $1 } } }; enum LiveKey3: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey6.self, LiveKey7.self) { $0 &+ $1 } } }
enum LiveKey4: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey8.self, LiveKey9.self) { $0 &+ $1 } } }; enum LiveKey5: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey10.self, LiveKey11.self) { $0 &+ $1 } } }
enum LiveKey6: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey12.self, LiveKey13.self) { $0 &+ $1 } } }; enum LiveKey7: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey14.self, LiveKey15.self) { $0 &+ $1 } } }
enum LiveKey8: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey16.self, LiveKey17.self) { $0 &+ $1 } } }; enum LiveKey9: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey18.self, LiveKey19.self) { $0 &+ $1 } } }
enum LiveKey10: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey20.self, LiveKey21.self) { $0 &+ $1 } } }; enum LiveKey11: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey22.self, LiveKey23.self) { $0 &+ $1 } } }
enum LiveKey12: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey24.self, LiveKey25.self) { $0 &+ $1 } } }; enum LiveKey13: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey26.self, LiveKey27.self) { $0 &+ $1 } } }
enum LiveKey14: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey28.self, LiveKey29.self) { $0 &+ $1 } } }; enum LiveKey15: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey30.self, LiveKey31.self) { $0 &+ $1 } } }
enum LiveKey16: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey32.self, LiveKey33.self) { $0 &+ $1 } } }; enum LiveKey17: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey34.self, LiveKey35.self) { $0 &+ $1 } } }
enum LiveKey18: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey36.self, LiveKey37.self) { $0 &+ $1 } } }; enum LiveKey19: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey38.self, LiveKey39.self) { $0 &+ $1 } } }
enum LiveKey20: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey40.self, LiveKey41.self) { $0 &+ $1 } } }; enum LiveKey21: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey42.self, LiveKey43.self) { $0 &+ $1 } } }
enum LiveKey22: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey44.self, LiveKey45.self) { $0 &+ $1 } } }; enum LiveKey23: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey46.self, LiveKey47.self) { $0 &+ $1 } } }
enum LiveKey24: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey48.self, LiveKey49.self) { $0 &+ $1 } } }; enum LiveKey25: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey50.self, LiveKey51.self) { $0 &+ $1 } } }
enum LiveKey26: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey52.self, LiveKey53.self) { $0 &+ $1 } } }; enum LiveKey27: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey54.self, LiveKey55.self) { $0 &+ $1 } } }
enum LiveKey28: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey56.self, LiveKey57.self) { $0 &+ $1 } } }; enum LiveKey29: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey58.self, LiveKey59.self) { $0 &+ $1 } } }
enum LiveKey30: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey60.self, LiveKey61.self) { $0 &+ $1 } } }; enum LiveKey31: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey62.self, LiveKey63.self) { $0 &+ $1 } } }
enum LiveKey32: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey64.self, LiveKey65.self) { $0 &+ $1 } } }; enum LiveKey33: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey66.self, LiveKey67.self) { $0 &+ $1 } } }
enum LiveKey34: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey68.self, LiveKey69.self) { $0 &+ $1 } } }; enum LiveKey35: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey70.self, LiveKey71.self) { $0 &+ $1 } } }
enum LiveKey36: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey72.self, LiveKey73.self) { $0 &+ $1 } } }; enum LiveKey37: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey74.self, LiveKey75.self) { $0 &+ $1 } } }
enum LiveKey38: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey76.self, LiveKey77.self) { $0 &+ $1 } } }; enum LiveKey39: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey78.self, LiveKey79.self) { $0 &+ $1 } } }
enum LiveKey40: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey80.self, LiveKey81.self) { $0 &+ $1 } } }; enum LiveKey41: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey82.self, LiveKey83.self) { $0 &+ $1 } } }
enum LiveKey42: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey84.self, LiveKey85.self) { $0 &+ $1 } } }; enum LiveKey43: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey86.self, LiveKey87.self) { $0 &+ $1 } } }
enum LiveKey44: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey88.self, LiveKey89.self) { $0 &+ $1 } } }; enum LiveKey45: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey90.self, LiveKey91.self) { $0 &+ $1 } } }
enum LiveKey46: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey92.self, LiveKey93.self) { $0 &+ $1 } } }; enum LiveKey47: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey94.self, LiveKey95.self) { $0 &+ $1 } } }
enum LiveKey48: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey96.self, LiveKey97.self) { $0 &+ $1 } } }; enum LiveKey49: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey98.self, LiveKey99.self) { $0 &+ $1 } } }
enum LiveKey50: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey100.self, LiveKey101.self) { $0 &+ $1 } } }; enum LiveKey51: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey102.self, LiveKey103.self) { $0 &+ $1 } } }
enum LiveKey52: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey104.self, LiveKey105.self) { $0 &+ $1 } } }; enum LiveKey53: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey106.self, LiveKey107.self) { $0 &+ $1 } } }
enum LiveKey54: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey108.self, LiveKey109.self) { $0 &+ $1 } } }; enum LiveKey55: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey110.self, LiveKey111.self) { $0 &+ $1 } } }
enum LiveKey56: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey112.self, LiveKey113.self) { $0 &+ $1 } } }; enum LiveKey57: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey114.self, LiveKey115.self) { $0 &+ $1 } } }
enum LiveKey58: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey116.self, LiveKey117.self) { $0 &+ $1 } } }; enum LiveKey59: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey118.self, LiveKey119.self) { $0 &+ $1 } } }
enum LiveKey60: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey120.self, LiveKey121.self) { $0 &+ $1 } } }; enum LiveKey61: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey122.self, LiveKey123.self) { $0 &+ $1 } } }
enum LiveKey62: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey124.self, LiveKey125.self) { $0 &+ $1 } } }; enum LiveKey63: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey126.self, LiveKey127.self) { $0 &+ $1 } } }
enum LiveKey64: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey128.self, LiveKey129.self) { $0 &+ $1 } } }; enum LiveKey65: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey130.self, LiveKey131.self) { $0 &+ $1 } } }
enum LiveKey66: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey132.self, LiveKey133.self) { $0 &+ $1 } } }; enum LiveKey67: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey134.self, LiveKey135.self) { $0 &+ $1 } } }
enum LiveKey68: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey136.self, LiveKey137.self) { $0 &+ $1 } } }; enum LiveKey69: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey138.self, LiveKey139.self) { $0 &+ $1 } } }
enum LiveKey70: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey140.self, LiveKey141.self) { $0 &+ $1 } } }; enum LiveKey71: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey142.self, LiveKey143.self) { $0 &+ $1 } } }
enum LiveKey72: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey144.self, LiveKey145.self) { $0 &+ $1 } } }; enum LiveKey73: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey146.self, LiveKey147.self) { $0 &+ $1 } } }
enum LiveKey74: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey148.self, LiveKey149.self) { $0 &+ $1 } } }; enum LiveKey75: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey150.self, LiveKey151.self) { $0 &+ $1 } } }
enum LiveKey76: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey152.self, LiveKey153.self) { $0 &+ $1 } } }; enum LiveKey77: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey154.self, LiveKey155.self) { $0 &+ $1 } } }
enum LiveKey78: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey156.self, LiveKey157.self) { $0 &+ $1 } } }; enum LiveKey79: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey158.self, LiveKey159.self) { $0 &+ $1 } } }
enum LiveKey80: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey160.self, LiveKey161.self) { $0 &+ $1 } } }; enum LiveKey81: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey162.self, LiveKey163.self) { $0 &+ $1 } } }
enum LiveKey82: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey164.self, LiveKey165.self) { $0 &+ $1 } } }; enum LiveKey83: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey166.self, LiveKey167.self) { $0 &+ $1 } } }
enum LiveKey84: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey168.self, LiveKey169.self) { $0 &+ $1 } } }; enum LiveKey85: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey170.self, LiveKey171.self) { $0 &+ $1 } } }
enum LiveKey86: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey172.self, LiveKey173.self) { $0 &+ $1 } } }; enum LiveKey87: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey174.self, LiveKey175.self) { $0 &+ $1 } } }
enum LiveKey88: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey176.self, LiveKey177.self) { $0 &+ $1 } } }; enum LiveKey89: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey178.self, LiveKey179.self) { $0 &+ $1 } } }
enum LiveKey90: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey180.self, LiveKey181.self) { $0 &+ $1 } } }; enum LiveKey91: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey182.self, LiveKey183.self) { $0 &+ $1 } } }
enum LiveKey92: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey184.self, LiveKey185.self) { $0 &+ $1 } } }; enum LiveKey93: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey186.self, LiveKey187.self) { $0 &+ $1 } } }
enum LiveKey94: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey188.self, LiveKey189.self) { $0 &+ $1 } } }; enum LiveKey95: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey190.self, LiveKey191.self) { $0 &+ $1 } } }
enum LiveKey96: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey192.self, LiveKey193.self) { $0 &+ $1 } } }; enum LiveKey97: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey194.self, LiveKey195.self) { $0 &+ $1 } } }
enum LiveKey98: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey196.self, LiveKey197.self) { $0 &+ $1 } } }; enum LiveKey99: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey198.self, LiveKey199.self) { $0 &+ $1 } } }
enum LiveKey100: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey200.self, LiveKey201.self) { $0 &+ $1 } } }; enum LiveKey101: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey202.self, LiveKey203.self) { $0 &+ $1 } } }
enum LiveKey102: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey204.self, LiveKey205.self) { $0 &+ $1 } } }; enum LiveKey103: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey206.self, LiveKey207.self) { $0 &+ $1 } } }
enum LiveKey104: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey208.self, LiveKey209.self) { $0 &+ $1 } } }; enum LiveKey105: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey210.self, LiveKey211.self) { $0 &+ $1 } } }
enum LiveKey106: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey212.self, LiveKey213.self) { $0 &+ $1 } } }; enum LiveKey107: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey214.self, LiveKey215.self) { $0 &+ $1 } } }
enum LiveKey108: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey216.self, LiveKey217.self) { $0 &+ $1 } } }; enum LiveKey109: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey218.self, LiveKey219.self) { $0 &+ $1 } } }
enum LiveKey110: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey220.self, LiveKey221.self) { $0 &+ $1 } } }; enum LiveKey111: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey222.self, LiveKey223.self) { $0 &+ $1 } } }
enum LiveKey112: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey224.self, LiveKey225.self) { $0 &+ $1 } } }; enum LiveKey113: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey226.self, LiveKey227.self) { $0 &+ $1 } } }
enum LiveKey114: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey228.self, LiveKey229.self) { $0 &+ $1 } } }; enum LiveKey115: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey230.self, LiveKey231.self) { $0 &+ $1 } } }
enum LiveKey116: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey232.self, LiveKey233.self) { $0 &+ $1 } } }; enum LiveKey117: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey234.self, LiveKey235.self) { $0 &+ $1 } } }
enum LiveKey118: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey236.self, LiveKey237.self) { $0 &+ $1 } } }; enum LiveKey119: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey238.self, LiveKey239.self) { $0 &+ $1 } } }
enum LiveKey120: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey240.self, LiveKey241.self) { $0 &+ $1 } } }; enum LiveKey121: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey242.self, LiveKey243.self) { $0 &+ $1 } } }
enum LiveKey122: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey244.self, LiveKey245.self) { $0 &+ $1 } } }; enum LiveKey123: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey246.self, LiveKey247.self) { $0 &+ $1 } } }
enum LiveKey124: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey248.self, LiveKey249.self) { $0 &+ $1 } } }; enum LiveKey125: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey250.self, LiveKey251.self) { $0 &+ $1 } } }
enum LiveKey126: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey252.self, LiveKey253.self) { $0 &+ $1 } } }; enum LiveKey127: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton, injecting: LiveKey254.self, LiveKey255.self) { $0 &+ $1 } } }
enum LiveKey128: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey129: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey130: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey131: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey132: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey133: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey134: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey135: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey136: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey137: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey138: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey139: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey140: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey141: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey142: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey143: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey144: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey145: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey146: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey147: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey148: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey149: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey150: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey151: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey152: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey153: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey154: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey155: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey156: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey157: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey158: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey159: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey160: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey161: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey162: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey163: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey164: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey165: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey166: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey167: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey168: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey169: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey170: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey171: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey172: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey173: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey174: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey175: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey176: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey177: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey178: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey179: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey180: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey181: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey182: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey183: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey184: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey185: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey186: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey187: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey188: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey189: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey190: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey191: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey192: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey193: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey194: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey195: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey196: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey197: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey198: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey199: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey200: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey201: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey202: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey203: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey204: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey205: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey206: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey207: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey208: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey209: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey210: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey211: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey212: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey213: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey214: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey215: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey216: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey217: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey218: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey219: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey220: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey221: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey222: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey223: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey224: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey225: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey226: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey227: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey228: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey229: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey230: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey231: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey232: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey233: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey234: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey235: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey236: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey237: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey238: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey239: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey240: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey241: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey242: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey243: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey244: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey245: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey246: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey247: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey248: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey249: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey250: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey251: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey252: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey253: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
enum LiveKey254: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }; enum LiveKey255: LiveService { typealias Service = Int; static var live: Live<Self> { Live(.singleton) { 1 } } }
