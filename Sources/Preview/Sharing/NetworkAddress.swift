import NIOCore
import NIOPosix

/// Finds this machine's address in the network around it.
package enum NetworkAddress {
  /// The first address of IPv4 that other machines may know, private ones first; nil if there is none.
  package static func find() -> String? {
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap { device -> String? in
      guard case .v4 = device.address, let address = device.address?.ipAddress else { return nil }
      return address.hasPrefix("127.") || address.hasPrefix("169.254.") ? nil : address
    }
    return addresses.first(where: isPrivate) ?? addresses.first
  }

  /// Returns whether an address is one of RFC 1918.
  static func isPrivate(_ address: String) -> Bool {
    let parts = address.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return false }
    return parts[0] == 10 || parts[0] == 192 && parts[1] == 168 || parts[0] == 172 && (16...31).contains(parts[1])
  }
}
