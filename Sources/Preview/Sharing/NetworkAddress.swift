import NIOCore
import NIOPosix

/// Finds this machine's address on the local network.
package enum NetworkAddress {
  /// Returns the IPv4 address at which other machines can reach this machine; nil if there is none.
  ///
  /// It is the source address of outgoing packets, because a machine may have other addresses that aren't reachable,
  /// such as addresses of containers. Without an outgoing route, it is the first nonlocal address, preferably a private
  /// one.
  package static func find() async -> String? {
    if let address = await outgoing(), isKnownOutside(address) { return address }
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap { device -> String? in
      guard case .v4 = device.address else { return nil }
      return device.address?.ipAddress
    }.filter(isKnownOutside)
    return addresses.first(where: isPrivate) ?? addresses.first
  }

  /// Returns the source address of outgoing packets.
  ///
  /// Nothing is sent: connecting a datagram socket only selects a route.
  private static func outgoing() async -> String? {
    // An address reserved by RFC 5737, so no machine has it.
    let bootstrap = DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    guard let channel = try? await bootstrap.connect(host: "203.0.113.1", port: 9).get() else { return nil }
    defer { channel.close(promise: nil) }
    return channel.localAddress?.ipAddress
  }

  /// Returns whether an address is neither a loopback address (RFC 1122) nor a link-local address (RFC 3927).
  static func isKnownOutside(_ address: String) -> Bool {
    !address.hasPrefix("127.") && !address.hasPrefix("169.254.") && address != "0.0.0.0"
  }

  /// Returns whether an address is private (RFC 1918).
  static func isPrivate(_ address: String) -> Bool {
    let parts = address.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return false }
    return parts[0] == 10 || parts[0] == 192 && parts[1] == 168 || parts[0] == 172 && (16...31).contains(parts[1])
  }
}
