import NIOCore
import NIOPosix

/// Finds this machine's address in the network around it.
package enum NetworkAddress {
  /// Returns the address of IPv4 that other machines know this one by; nil if there is none.
  ///
  /// It is the address that packets to the outside would leave from, as a machine may have others that lead nowhere, such as
  /// those of containers. If nothing leads outside, it is the first that is not for this machine alone, private ones first.
  package static func find() async -> String? {
    if let address = await outgoing(), isKnownOutside(address) { return address }
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap { device -> String? in
      guard case .v4 = device.address else { return nil }
      return device.address?.ipAddress
    }.filter(isKnownOutside)
    return addresses.first(where: isPrivate) ?? addresses.first
  }

  /// Returns the address that packets to the outside leave from.
  ///
  /// Nothing is sent: connecting a datagram socket only routes.
  private static func outgoing() async -> String? {
    // An address of RFC 5737, which no machine has.
    let bootstrap = DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    guard let channel = try? await bootstrap.connect(host: "203.0.113.1", port: 9).get() else { return nil }
    defer { channel.close(promise: nil) }
    return channel.localAddress?.ipAddress
  }

  /// Returns whether an address is not one of the loopback (RFC 1122) or of a link without a network (RFC 3927).
  static func isKnownOutside(_ address: String) -> Bool {
    !address.hasPrefix("127.") && !address.hasPrefix("169.254.") && address != "0.0.0.0"
  }

  /// Returns whether an address is one of RFC 1918.
  static func isPrivate(_ address: String) -> Bool {
    let parts = address.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return false }
    return parts[0] == 10 || parts[0] == 192 && parts[1] == 168 || parts[0] == 172 && (16...31).contains(parts[1])
  }
}
