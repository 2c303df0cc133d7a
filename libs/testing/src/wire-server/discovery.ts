import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import { uuid } from './messages';
import { admit, type Member, type WireNode } from './node';

/** ServerFeatures/GetSupportedMethods. A client appends by BatchAppend only to a server that lists it. */
export const supportedMethods =
  (node: WireNode) =>
  (call: ServerUnaryCall<Empty, SupportedMethods>, respond: sendUnaryData<SupportedMethods>): void => {
    void admit(node, 'Features', call.metadata).then((refusal) => {
      const answer = new SupportedMethods();
      answer.setEventStoreServerVersion('23.10.0');
      answer.setMethodsList(
        ['read', 'append', 'delete', 'tombstone', ...(node.batchAppend ? ['batchappend'] : [])].map((name) => {
          const method = new SupportedMethod();
          method.setServiceName('event_store.client.streams.streams');
          method.setMethodName(name);
          return method;
        }),
      );
      respond(refusal ?? null, answer);
    });
  };

/** Gossip/Read: the nodes of the cluster and which of them leads. */
export const gossip =
  (node: WireNode) =>
  (call: ServerUnaryCall<Empty, ClusterInfo>, respond: sendUnaryData<ClusterInfo>): void => {
    void admit(node, 'Gossip', call.metadata).then((refusal) => {
      const answer = new ClusterInfo();
      answer.setMembersList(node.members().map(memberInfo));
      respond(refusal ?? null, answer);
    });
  };

const memberInfo = ({ id, endpoint, alive, leader }: Member): MemberInfo => {
  const address = new EndPoint();
  address.setAddress(endpoint.address);
  address.setPort(endpoint.port);
  const member = new MemberInfo();
  member.setInstanceId(uuid(id));
  member.setIsAlive(alive);
  member.setState(leader ? MemberInfo.VNodeState.LEADER : MemberInfo.VNodeState.FOLLOWER);
  member.setHttpEndPoint(address);
  return member;
};
